import { expect, test } from 'vitest';
import { proseHtml } from '@/lib/site/feed/html';

const PAGE = 'https://www.example.com/projects/a';

test.each([
  ['[here](/bio "A & B")', '<p><a href="https://www.example.com/bio" title="A &#x26; B">here</a></p>'],
  ['![Alt](/projects/a/cover.svg)', '<p><img src="https://www.example.com/projects/a/cover.svg" alt="Alt"></p>'],
  ['{/* hidden */}\n\nshown', '<p>shown</p>'],
  [
    '<Figure src="/a.svg" alt="Alt" caption="C" side="left">\n\nBeside.\n\n</Figure>',
    '<p>Beside.</p><p><img src="https://www.example.com/a.svg" alt="Alt" title="C"></p>',
  ],
  ['One.\n\n<Diagram name="a" />\n\nTwo.', '<p>One.</p>\n\n<p>Two.</p>'],
])('%s becomes %s', async (markdown, html) => {
  expect(await proseHtml(markdown, PAGE)).toBe(html);
});

test('tables, task lists and notes keep their structure without classes, styles or drawings', async () => {
  const markdown = '| A | B |\n| - | -: |\n| 1 | 2 |\n\n- [x] done\n\n> [!NOTE]\n> Mind the gap.';
  const html = await proseHtml(markdown, PAGE);
  expect(html).toContain('<th>A</th>');
  expect(html).toContain('<input type="checkbox" checked disabled>');
  expect(html).toContain('Mind the gap.');
  expect(html).not.toMatch(/class=|style=|<svg/);
});
