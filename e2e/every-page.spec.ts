import { expectAccessible } from './axe';
import { PAGES } from './pages';
import { expect, type Page, test } from './test';

/** Console messages of a page that a visitor's browser would show in red or yellow. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** The words of headings, paragraphs and list items, but for what is marked as needing scripts. */
function wordsOf(page: Page) {
  return page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, td')]
        .filter((element) => !element.closest('search, form, noscript, [role=status], .needs-script'))
        .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    );
}

for (const path of PAGES) {
  test.describe(path, () => {
    test('opens with one h1, a quiet console and nothing for axe to find', async ({ page }) => {
      const messages = watchConsole(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Rowan Hale/);
      await expectAccessible(page);
      expect(messages).toEqual([]);
    });

    test('fits a phone of 320 pixels and is accessible there', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    });

    test('says the same without scripts', async ({ page, browser }) => {
      await page.goto(path);
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const withoutScripts = await plain.newPage();
      await withoutScripts.goto(path);
      const words = await wordsOf(withoutScripts);
      expect(words.length).toBeGreaterThan(0);
      expect(await wordsOf(page)).toEqual(words);
      await plain.close();
    });
  });
}

test('titles and descriptions are unique', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) {
      expect(text, `of ${path}`).not.toBe('');
      expect(seen.get(text), `"${text}" of ${path}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('every internal link and image answers, and every anchor names something', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of PAGES) pages.set(path, await (await request.get(path)).text());
  const dead: string[] = [];
  const answered = new Map<string, boolean>();
  for (const [path, html] of pages) {
    for (const [, target = ''] of html.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="((?:\/|#)[^"]*)"/g)) {
      const [address = '', anchor] = target.replaceAll('&amp;', '&').split('#');
      const url = address || path;
      if (!answered.has(url)) answered.set(url, (await request.get(url)).ok());
      if (!answered.get(url)) dead.push(`${path} -> ${target}`);
      if (anchor && !pages.get(url)?.includes(` id="${anchor}"`)) dead.push(`${path} -> ${target}`);
    }
  }
  expect(dead).toEqual([]);
});
