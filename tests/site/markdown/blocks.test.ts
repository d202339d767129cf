import { expect, test } from 'vitest';
import { escapeText, prose } from '@/lib/content/markdown';

test.each([
  ['A{/* note */} B', 'A B'],
  ['One.\n\n<Diagram name="a" />\n\nTwo.', 'One.\n\nTwo.'],
  ['<Figure src="/a.svg" alt="A [b]" />', '![A \\[b\\]](/a.svg)'],
  ["<Figure\n  src='/a.svg'\n  alt='A > b'\n  caption='Says “c”.'\n/>", '![A \\> b](/a.svg "Says “c”.")'],
  ['<Figure src="/a.svg" alt="A" side="left">\n\nBeside.\n\n</Figure>\n\nBelow.', '![A](/a.svg)\n\nBeside.\n\nBelow.'],
])('the prose of %j is %j', (raw, text) => {
  expect(prose({ raw })).toBe(text);
});

test('plain text is escaped', () => {
  expect(escapeText('2 * 3 < [4] | `x`_y')).toBe('2 \\* 3 \\< \\[4\\] \\| \\`x\\`\\_y');
  expect(escapeText('R&D &amp; ~30 k')).toBe('R&D \\&amp; \\~30 k');
  expect(['1. Place', '- 3 to + 4', '2026) x', '3.5 x', '-5'].map(escapeText)).toEqual([
    ...['1\\. Place', '\\- 3 to + 4', '2026\\) x', '3.5 x', '-5'],
  ]);
});
