import { expect, test } from 'vitest';
import { getProfile } from '@/lib/content/content';
import { ORIGIN } from '@/lib/site/build';
import { escapeText, prose } from '@/lib/site/markdown/blocks';
import { markdownExport, markdownResponse } from '@/lib/site/markdown/export';
import { llmsIndex } from '@/lib/site/markdown/llms-index';
import { getPages } from '@/lib/site/pages';
import { markdownPath } from '@/lib/site/routes';

const paths = getPages().map(({ path }) => path);

test.each(paths)('%s has a Markdown export that starts with its heading and names no e-mail address', (path) => {
  const text = markdownExport(path) ?? '';
  expect(text).toMatch(/^# \S/);
  const words = text.replaceAll(/^```[\s\S]*?^```/gm, 'code');
  expect(words.match(/^# /gm)).toHaveLength(1);
  expect(text).not.toContain(getProfile().email);
  expect(words).not.toMatch(/\bundefined\b|\[object|\n{3}/);
  expect(text.endsWith('\n')).toBe(true);
});

test('the Markdown export links to its page as canonical', async () => {
  const response = markdownResponse(['index']);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('link')).toBe(`<${ORIGIN}/>; rel="canonical"`);
  expect(await response.text()).toBe(markdownExport('/'));
});

test.each([['nowhere'], ['projects', 'nowhere'], ['projects', 'not-found']])(
  '%s/%s has no Markdown export',
  (...segments) => {
    expect(markdownResponse(segments).status).toBe(404);
  },
);

test('llms.txt lists every Markdown export', () => {
  const text = llmsIndex();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const path of paths) expect(text).toContain(`](${ORIGIN}${markdownPath(path)}): `);
  expect(text).not.toContain(getProfile().email);
});

test.each([
  ['A{/* note */} B', 'A B'],
  ['{/* note\n\nof lines */}\nText', 'Text'],
  ['`{/* kept */}` and {/* not */}done', '`{/* kept */}` and done'],
  ['```mdx\n{/* kept */}\n```\n\n{/* not */}\nEnd', '```mdx\n{/* kept */}\n```\n\nEnd'],
  ['One\r\nTwo', 'One\nTwo'],
  ['<Figure src="/a.svg" alt="A [b]" />', '![A \\[b\\]](/a.svg)'],
  ["<Figure\n  src='/a.svg'\n  alt='A > b'\n  caption='Says “c”.'\n/>", '![A \\> b](/a.svg "Says “c”.")'],
  ['<Figure src="/a.svg" alt="A" side="left">\n\nBeside.\n\n</Figure>\n\nBelow.', 'Beside.\n\n![A](/a.svg)\n\nBelow.'],
  ['`<Figure src="/a.svg" alt="A" />`', '`<Figure src="/a.svg" alt="A" />`'],
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
