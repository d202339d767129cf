import { statSync } from 'node:fs';
import { expectAccessible } from './axe';
import { PAGES, ROUTES } from './pages';
import { expect, type Page, test } from './test';

/** Errors and warnings of the console, and uncaught errors. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Texts of headings, paragraphs and list items outside controls: of the live page, and of its HTML without scripts. */
function textsWithAndWithoutScripts(page: Page, html: string) {
  return page.evaluate((source) => {
    const readTexts = (document: Document) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td)')]
        .filter((element) => !element.closest('search, form, noscript, [role=status], .needs-script'))
        .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    return [readTexts(document), readTexts(new DOMParser().parseFromString(source, 'text/html'))];
  }, html);
}

/** Headings that skip a level, such as an h4 after an h2. */
async function skippedHeadings(page: Page): Promise<string[]> {
  const headings = await page
    .locator('main')
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent })));
  return headings.flatMap(({ level, text }, index) =>
    level > (headings[index - 1]?.level ?? 0) + 1 ? [`h${level} ${text}`] : [],
  );
}

/** Browsers let visitors choose a larger text, here twice the size, on a phone. */
async function widthsInLargeText(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const cut = [...document.querySelectorAll('article')].filter((card) => card.scrollWidth > card.clientWidth);
    return { page: document.documentElement.scrollWidth, cutCards: cut.length };
  });
}

/** Words that are broken between two letters. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const range = document.createRange();
    return elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      }
      return broken;
    });
  });
}

/** Pages grouped by route. A top-level page is a group of its own. */
const GROUPS = Map.groupBy(PAGES, (path) => (path.lastIndexOf('/') === 0 ? path : (ROUTES[path] ?? path)));

/** The page to judge: other pages of its route have the same elements. */
function longestOf(paths: string[]): string | undefined {
  return paths.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function sizeOf(path: string): number {
  return statSync(`.next/site/${path === '/' ? 'index' : path}.html`).size;
}

async function visit(page: Page, path: string, siteName: string, isJudged: boolean) {
  await page.setViewportSize({ width: 1280, height: 720 });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(await page.title()).toContain(siteName);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await skippedHeadings(page)).toEqual([]);
  const [withScripts, withoutScripts] = await textsWithAndWithoutScripts(page, (await response?.text()) ?? '');
  expect(withScripts?.length).toBeGreaterThan(0);
  expect(withScripts).toEqual(withoutScripts);
  if (isJudged) await expectAccessible(page, { measuresTargets: false });
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // The star chart is behind other texts on a phone.
  if (isJudged) await expectAccessible(page, { measuresContrast: path === '/' });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await brokenWords(page, 'main :is(h1, h2, h3, th, dt, dd)'), `${width} px`).toEqual([]);
  }
  expect(await widthsInLargeText(page)).toEqual({ page: 390, cutCards: 0 });
  expect(await brokenWords(page, 'h1')).toEqual([]);
}

for (const [route, paths] of GROUPS) {
  test(`each page of ${route} is complete without scripts and logs no errors, and the longest is accessible`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const messages = watchConsole(page);
    const { name } = await (await request.get('/manifest.webmanifest')).json();
    for (const path of paths) await test.step(path, () => visit(page, path, name, path === longestOf(paths)));
    expect(messages).toEqual([]);
  });
}
