import { getDocumentProxy } from 'unpdf';
import { expect, type Page, test } from './test';

const THIRD = 'A definition is a page with versions.';
const PATHS = ['/', '/bio', '/projects', '/astrophotography', '/contact', '/lab', '/docs'];
const LONG = ['/projects/eng-insights-platform', '/astrophotography/orion'];

/** The texts of each printed page. */
async function print(page: Page, format: string): Promise<string[][]> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const sheets = await Promise.all(Array.from({ length: paper.numPages }, (_, index) => paper.getPage(index + 1)));
  return Promise.all(
    sheets.map(async (sheet) =>
      (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str.trim() : '')).filter(Boolean),
    ),
  );
}

test('no printed page is empty, no heading is parted from its text, no picture is alone, no card is cut', async ({
  page,
}) => {
  for (const path of [...PATHS, ...LONG]) {
    await page.goto(path);
    const headings = await page.locator(':is(h2, h3, h4):not(figcaption *)').allInnerTexts();
    for (const format of ['Letter', 'A4']) {
      const sheets = await print(page, format);
      expect(sheets.at(-1), `${path} on ${format}`).not.toEqual([]);
      for (const [index, texts] of sheets.entries()) {
        const name = `${path}, page ${index + 1} on ${format}`;
        const words = texts.join('');
        if (index + 1 < sheets.length) expect(headings, name).not.toContain(texts.at(-1));
        expect(words.includes(THIRD), name).toBe(words.includes('Screenshots'));
        const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
        if (path === '/projects') expect(count(/Active|Completed|On Hold/g), name).toBe(count(/\+\d/g));
      }
      if (path === '/lab') expect(sheets[0]).toContain(headings[0]);
    }
  }
});

test('on paper, no cover is cut', async ({ page }) => {
  await page.goto('/projects');
  await page.emulateMedia({ media: 'print' });
  for (const cover of await page.locator('main article img').all()) {
    const box = await cover.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  }
});
