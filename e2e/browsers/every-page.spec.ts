import { getDocumentProxy } from 'unpdf';
import { PAGES } from '../pages';
import { expect, test } from './test';

const MISSING = ['/nowhere', '/projects/no-such-project'];

/** Addresses of pictures that did not load. */
const BROKEN_PICTURES = `Promise.all([...document.images].map(async (image) => {
  image.loading = 'eager';
  await image.decode().catch(() => {});
  return image.naturalWidth > 0 ? [] : [image.src];
})).then((lists) => lists.flat())`;

for (const path of [...PAGES, ...MISSING]) {
  test(`${path} is shown whole on a desktop, on a phone and on paper`, async ({ site }) => {
    await site.open(path);
    const heading = site.role('main').role('heading');
    await expect.poll(() => heading.count()).toBeGreaterThan(0);
    expect(await site.evaluate('document.querySelectorAll("h1").length')).toBe(1);
    expect(await site.evaluate(BROKEN_PICTURES)).toEqual([]);
    for (const width of [1280, 768, 390]) {
      await site.tab.resize(width, 844);
      await expect.poll(() => site.overflow(), `at ${width} pixels`).toBe(0);
    }
    if (!site.tab.print) return;
    const paper = await getDocumentProxy(await site.tab.print());
    const { items } = await (await paper.getPage(1)).getTextContent();
    const printed = items.map((item) => ('str' in item ? item.str : '')).join('');
    // Firefox prints bold text of the site's typeface as shapes, so the heading cannot be read.
    expect(printed.trim().length).toBeGreaterThan(30);
    expect(printed).not.toContain('Skip to content');
  });
}
