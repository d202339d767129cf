import { getDocumentProxy } from 'unpdf';
import { expect, type Page, test } from './test';

const THIRD = withoutSpaces('A definition is a page with versions.');
const PATHS = ['/', '/bio', '/projects', '/astrophotography', '/contact', '/lab', '/docs'];
/** What Chrome suggests. */
const MARGINS = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
const LONG = ['/projects/eng-insights-platform', '/astrophotography/orion'];

interface Sheet {
  text: string;
  lastLine: string;
}

/** Each printed page, without spaces: a PDF divides a line at any letter. */
async function print(page: Page, format: string): Promise<Sheet[]> {
  const pdf = await page.pdf({ format, margin: MARGINS });
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const sheets = await Promise.all(Array.from({ length: paper.numPages }, (_, index) => paper.getPage(index + 1)));
  return Promise.all(
    sheets.map(async (sheet) => {
      const { items } = await sheet.getTextContent();
      const parts = items.flatMap((item) => {
        const text = 'str' in item && withoutSpaces(item.str);
        return text ? [{ text, y: item.transform[5] }] : [];
      });
      // A PDF measures from the lower edge.
      const lowest = Math.min(...parts.map(({ y }) => y));
      const join = (some: typeof parts) => some.map(({ text }) => text).join('');
      return { text: join(parts), lastLine: join(parts.filter(({ y }) => y === lowest)) };
    }),
  );
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

test('no printed page is empty, no heading is separated from its text, no picture is alone, no card is cut', async ({
  page,
}) => {
  for (const path of [...PATHS, ...LONG]) {
    await page.goto(path);
    const texts = await page.locator(':is(h2, h3, h4, .log-when):not(figcaption *)').allInnerTexts();
    // The links to headings are not printed.
    const headings = texts.map((text) => withoutSpaces(text).replace(/#$/, ''));
    for (const format of ['Letter', 'A4']) {
      const sheets = await print(page, format);
      expect(
        sheets.map(({ text }) => text),
        `${path} on ${format}`,
      ).not.toContain('');
      for (const [index, { text, lastLine }] of sheets.entries()) {
        const name = `${path}, page ${index + 1} on ${format}`;
        // The line of a main piece of gear ends with this word.
        const last = lastLine.replace(/Primary$/, '');
        const parted = headings.filter((heading) => heading && heading === last);
        if (index + 1 < sheets.length) expect(parted, name).toEqual([]);
        expect(text.includes(THIRD), name).toBe(text.includes('Screenshots'));
        const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
        if (path === '/projects') expect(count(/Active|Completed|OnHold/g), name).toBe(count(/\+\d/g));
      }
      if (['/lab', '/projects'].includes(path)) expect(sheets[0]?.text).toContain(headings[0]);
    }
  }
});

test('on paper, no cover is cut', async ({ page }) => {
  await page.goto('/projects');
  await page.emulateMedia({ media: 'print' });
  const covers = await page.locator('main article img').all();
  expect(covers.length).toBeGreaterThan(0);
  for (const cover of covers) {
    const box = await cover.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  }
});
