import { getDocumentProxy } from 'unpdf';
import { expect, test } from './test';

const THIRD = 'A definition is a page with versions.';
const PATHS = ['/', '/bio', '/projects', '/astrophotography', '/contact', '/lab', '/docs'];

test('no printed page ends with an empty sheet, and no card is cut', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    for (const format of ['Letter', 'A4']) {
      const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      const last = await (await paper.getPage(paper.numPages)).getTextContent();
      expect(last.items.length, `${path} on ${format}`).toBeGreaterThan(0);
      if (path !== '/projects') continue;
      for (let number = 1; number <= paper.numPages; number++) {
        const { items } = await (await paper.getPage(number)).getTextContent();
        const text = items.map((item) => ('str' in item ? item.str : '')).join('');
        const count = (words: RegExp) => text.match(words)?.length ?? 0;
        expect(count(/Active|Completed|On Hold/g), `page ${number} on ${format}`).toBe(count(/\+\d/g));
      }
    }
  }
});

test('on paper, no heading is parted from its text, no picture is alone and no cover is cut', async ({ page }) => {
  for (const path of ['/lab', '/projects', '/projects/eng-insights-platform', '/astrophotography/orion']) {
    await page.goto(path);
    const headings = await page.locator(':is(h2, h3, h4):not(figcaption *)').allInnerTexts();
    for (const format of ['Letter', 'A4']) {
      const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      for (let number = 1; number < paper.numPages; number++) {
        const { items } = await (await paper.getPage(number)).getTextContent();
        const last = items
          .map((item) => ('str' in item ? item.str : ''))
          .filter((text) => text.trim())
          .at(-1);
        expect(headings, `${path}, page ${number} on ${format}`).not.toContain(last?.trim());
        const words = items.map((item) => ('str' in item ? item.str : '')).join('');
        expect(words.includes(THIRD), `page ${number} on ${format}`).toBe(words.includes('Screenshots'));
      }
    }
  }
  await page.goto('/lab');
  const first = await (await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })))).getPage(1);
  const words = (await first.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(words).toContain(await page.getByRole('heading', { level: 2 }).first().innerText());
  await page.goto('/projects');
  await page.emulateMedia({ media: 'print' });
  for (const cover of await page.locator('main article img').all()) {
    const box = await cover.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  }
});
