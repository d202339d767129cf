import { getDocumentProxy } from 'unpdf';
import { expect, test } from './test';

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
        expect(count(/Active|Completed|On Hold/g), `page ${number} on ${format}`).toBe(count(/Details/g));
      }
    }
  }
});
