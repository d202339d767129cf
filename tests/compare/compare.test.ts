import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { compareExports } from '../../scripts/compare/compare';
import { changedPages, readExport, textOf } from '../../scripts/compare/pages';
import { difference } from '../../scripts/compare/pictures';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const page = (text: string, more = '') =>
  `<html><head><title>T</title>${more}</head><body><p>${text}</p></body></html>`;
const BEFORE = {
  'index.html': page('Home'),
  'index.html.br': 'compressed',
  'about.html': page('About <b>me</b>', '<link href="/a.css">'),
  'old.html': page('Old'),
  'projects/one.html': page('One', '<img src="/one.svg">'),
  'a.css': 'p{}',
  'one.svg': '<svg/>',
  'resume.txt': 'Engineer\n2000 to 2010\n',
};
const AFTER = {
  ...BEFORE,
  'index.html.br': 'compressed again',
  'about.html': page('About <b>you</b>', '<link href="/a.css">'),
  'new.html': page('New'),
  'one.svg': '<svg><path/></svg>',
  'resume.txt': 'Engineer\n2000 to 2012\n',
};
const { 'old.html': _, ...WITHOUT_OLD } = AFTER;

/** A picture of one color, with some lines of another. */
function png(width: number, height: number, lines = 0): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 20);
  data.fill(200, 0, lines * width * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('pages that can look different are found: by their HTML, or by a picture that they show', () => {
  const changed = changedPages(readExport(folderOf(BEFORE)), readExport(folderOf(WITHOUT_OLD)));
  expect(changed.map(({ path, kind }) => [path, kind])).toEqual([
    ['/about', 'kept'],
    ['/new', 'added'],
    ['/old', 'removed'],
    ['/projects/one', 'kept'],
  ]);
  expect(changed[0]?.texts).toEqual(['T\nAbout me', 'T\nAbout you']);
});

test('a page that lost a file is looked at', () => {
  const { 'one.svg': _, ...without } = BEFORE;
  const changed = changedPages(readExport(folderOf(BEFORE)), readExport(folderOf(without)));
  expect(changed.map(({ path }) => path)).toEqual(['/projects/one']);
});

test('the text of a page has a line for each block, and no scripts', () => {
  const html = '<title>T</title><style>p{}</style><h1>A <em>b</em></h1><script>x</script><ul><li>c</li><li>d</li></ul>';
  expect(textOf(html)).toBe('T\nA b\nc\nd');
});

test('the difference of pictures is the share of pixels, also of different sizes', async () => {
  expect(await difference(await png(10, 10), await png(10, 10))).toBe(0);
  expect(await difference(await png(10, 10), await png(10, 10, 2))).toBeCloseTo(0.2);
  expect(await difference(await png(10, 10), await png(10, 20))).toBeCloseTo(0.5);
});

test('the report has the pages whose text or picture differs, their pictures, and the text of the resume', async () => {
  const [before, after] = [readExport(folderOf(BEFORE)), readExport(folderOf(WITHOUT_OLD))];
  const [plain, marked] = [await png(10, 10), await png(10, 10, 1)];
  const cameras = [plain, marked].map((changed) => async (path: string) => (path === '/about' ? changed : plain));
  const out = join(folderOf({}), 'report');
  const pages = await compareExports(before, after, cameras, out);
  // The picture of /projects/one is another file that looks the same.
  expect(pages.map(({ path }) => path)).toEqual(['/about', '/new', '/old']);
  expect(readdirSync(join(out, 'pictures')).sort()).toEqual([
    ...['about-1440-after.png', 'about-1440-before.png', 'about-390-after.png', 'about-390-before.png'],
    ...['new-1440-after.png', 'new-390-after.png', 'old-1440-before.png', 'old-390-before.png'],
  ]);
  const summary = readFileSync(join(out, 'summary.md'), 'utf8');
  expect(summary).toContain('3 pages changed.');
  expect(summary).toContain('| `/about` | text, 10.0% of the pixels |');
  expect(summary).toContain('-2000 to 2010\n+2000 to 2012');
  const report = readFileSync(join(out, 'index.html'), 'utf8');
  expect(report).toContain('-About me\n+About you');
  expect(report).toContain('src="pictures/about-390-after.png"');
});

test('a difference that is gone in the next picture is none', async () => {
  const [plain, marked] = [await png(10, 10), await png(10, 10, 1)];
  const files = readExport(folderOf({ 'index.html': page('Home') }));
  const same = readExport(folderOf({ 'index.html': `${page('Home')}<!-- built again -->` }));
  let taken = 0;
  const late = async () => {
    taken += 1;
    return taken === 1 ? marked : plain;
  };
  expect(await compareExports(files, same, [async () => plain, late], join(folderOf({}), 'report'))).toEqual([]);
});

test('two equal exports need no picture', async () => {
  const files = readExport(folderOf(BEFORE));
  const out = join(folderOf({}), 'report');
  expect(await compareExports(files, files, [], out)).toEqual([]);
  expect(readFileSync(join(out, 'summary.md'), 'utf8')).toBe('No page changed.\n');
});

test('a folder that is not there is named', () => {
  expect(() => readExport('/no/such/folder')).toThrow('There is no folder /no/such/folder.');
});
