import { expect, test } from 'vitest';
import { plainParagraphs } from '@/lib/resume/prose';

test.each([
  ['lines are joined', 'One line\nand its end.\n\nAnother.', ['One line and its end.', 'Another.']],
  [
    'marks go, words stay',
    'A **bold** and *soft* [link](https://a.example), `code` \\*.',
    ['A bold and soft link, code *.'],
  ],
  ['items of a list are separate', 'For:\n\n- One\n- Two\n  lines', ['For:', '• One', '• Two lines']],
  ['signs that are no marks stay', '2 * 3 * 4 and snake_case_name', ['2 * 3 * 4 and snake_case_name']],
  ['escaped marks are text', '\\`code\\` of \\*some\\* \\[kind\\](x)', ['`code` of *some* [kind](x)']],
])('%s', (_, raw, paragraphs) => {
  expect(plainParagraphs(raw)).toEqual(paragraphs);
});
