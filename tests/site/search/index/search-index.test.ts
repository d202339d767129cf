import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSearchIndex } from '@/scripts/search-index/search-index';

const output = mkdtempSync(join(tmpdir(), 'search-index-'));
afterAll(() => rmSync(output, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(output, file)), { recursive: true });
  writeFileSync(join(output, file), text);
}

const page = (main: string) =>
  `<html lang="en"><head><title>x</title></head><body><header>menuword</header><main><h1>Title</h1>${main}</main>
  <footer>footerword</footer><script type="application/ld+json">{"email":"ldword@example.com"}</script></body></html>`;

const PAGES = {
  '/docs/cache': page(
    '<h2 id="limits">Limits<a href="#limits" class="prose-anchor"> #</a></h2><p>Evictionword, Orléans</p><dl><dt>Size</dt><dd>12 MB</dd><dt>Age</dt><dd>2 h</dd></dl><table><tr><th>Key</th><th>Value</th></tr></table><svg><text>svgword</text></svg>',
  ),
  '/tabletop': page(
    '<p>shelfword</p><p><a href="/1">Chess</a><span>60 plays</span></p><div data-layout="auto"><h2>gameword</h2></div><button>buttonword</button>' +
      '<div data-pagefind-ignore=""><a>neighborword</a></div>',
  ),
  '/docs/letter': page('<p>unlistedword</p>').replace('<main>', '<main id="main" data-unlisted="true">'),
  '/search': page('<p>searchword</p>'),
  '/_not-found': page('<p>nowhereword</p>'),
  '/server-error': page('<p>errorword</p>'),
};

/** Texts and words of the index. */
let written: string;

beforeAll(async () => {
  const entries = Object.entries(PAGES).map(([path, html]) => {
    write(`server/app${path}.html`, html);
    return [path, { dataRoute: `${path}.rsc` }];
  });
  const routes = Object.fromEntries([...entries, ['/robots.txt', { dataRoute: null }]]);
  write('prerender-manifest.json', JSON.stringify({ routes }));
  write('static/search-0/old.pf_fragment', '');
  expect(await writeSearchIndex(output)).toBe(2);
  const files = globSync('static/**/*.pf_{fragment,index}', { cwd: output }).filter(
    (file) => !file.includes('search-0'),
  );
  written = files.map((file) => gunzipSync(readFileSync(join(output, file))).toString('utf8')).join('\n');
});

test('the index has the text of each page, and its headings as places', () => {
  for (const word of ['Evictionword', 'Orléans', 'shelfword']) expect(written).toContain(word);
  expect(written).toMatch(/"text":"Limits","[^{}]*"id":"limits"|"id":"limits"[^{}]*"text":"Limits"/);
});

test('names and values of a list stay apart', () => {
  expect(written).toContain('Size 12 MB Age 2 h');
  expect(written).toContain('Key Value');
  expect(written).toContain('Chess 60 plays');
});

test('what is around a page, drawn, hidden or a page for errors is not in the index', () => {
  const words = ['menu', 'footer', 'ld', 'svg', 'game', 'button', 'neighbor', 'search', 'nowhere', 'error'];
  expect(words.filter((word) => written.includes(`${word}word`))).toEqual([]);
});
