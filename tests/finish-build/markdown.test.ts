import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { toMarkdown, writeMarkdownCopies } from '@/scripts/finish-build/markdown';

const page = (content: string) =>
  `<body><nav>Menu</nav><main><a href="/">Back</a>${content}</main><p>Footer</p></body>`;

test('a copy is the page from its heading on, without the shell', () => {
  expect(toMarkdown(page('<h1>Kiln</h1><p>Hot.</p>'))).toBe('# Kiln\n\nHot.\n');
  expect(() => toMarkdown(page('<p>Hot.</p>'))).toThrow('expected an <h1> in <main>, found none');
});

test.each([
  ['a control', '<form><input/></form><button>Go</button><label><input/> Labels</label><search>Find</search>', ''],
  ['what needs a script', '<div class="needs-script">Choose</div><p class="without-script">All</p>', 'All'],
  ['a drawing', '<svg><text>Box</text></svg><ul><li>Box</li></ul>', '- Box'],
  ['a repetition', '<span aria-hidden="true">…</span><p hidden="">Later</p><div popover="auto">Large</div>', ''],
  ['a marked part', '<ul data-markdown="skip"><li>Legend</li></ul>', ''],
  ['a decorative picture', '<img src="/a.svg" alt=""/><img src="/b.svg" alt="Ramp"/>', '![Ramp](/b.svg)'],
  ['the button around a picture', '<button><img src="/b.svg" alt="Ramp"/></button>', '![Ramp](/b.svg)'],
  ['the link of a heading to itself', '<h2 id="a">A <a href="#a" class="prose-anchor">#</a></h2>', '## A'],
])('%s is left out', (_, html, text) => {
  expect(toMarkdown(page(`<h1>K</h1>${html}`))).toBe(`# K\n${text && `\n${text}\n`}`);
});

test.each([
  [
    'facts',
    '<dl><div><dt>Role</dt><dd>Potter</dd></div><div><dt>Type</dt><dd>Clay</dd></div></dl>',
    '- Role: Potter\n- Type: Clay',
  ],
  ['figures', '<dl><div><dt>Pots</dt><dd>4,642</dd><dd>86 this year</dd></div></dl>', '- Pots: 4,642\n  86 this year'],
  ['links side by side', '<p><a href="/a">A</a><a href="/b">B</a></p>', '[A](/a) [B](/b)'],
  ['code', '<pre><code data-language="ts"><span>let</span><span> a</span>\n</code></pre>', '```ts\nlet a\n```'],
  [
    'a table',
    '<table><thead><tr><th>Glaze</th><th>Heat</th></tr></thead><tbody><tr><td>Ash</td><td><p>1,280 | hot</p><p>dry</p></td></tr></tbody></table>',
    '| Glaze | Heat |\n| - | - |\n| Ash | 1,280 \\| hot dry |',
  ],
])('%s are kept', (_, html, text) => {
  expect(toMarkdown(page(`<h1>K</h1>${html}`))).toBe(`# K\n\n${text}\n`);
});

test('the copies get the texts of their pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
  const files = {
    'prerender-manifest.json': JSON.stringify({
      routes: { '/': {}, '/docs/a': {}, '/markdown/index': {}, '/markdown/docs/a': {} },
    }),
    'server/app/index.html': page('<h1>Home</h1>'),
    'server/app/docs/a.html': page('<h1>A</h1>'),
    'server/app/markdown/index.body': 'Later',
    'server/app/markdown/docs/a.body': 'Later',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await writeMarkdownCopies(folder);
  const copies = ['index', 'docs/a'].map((name) =>
    readFileSync(join(folder, `server/app/markdown/${name}.body`), 'utf8'),
  );
  expect(copies).toEqual(['# Home\n', '# A\n']);
});
