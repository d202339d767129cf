import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { QUERIES } from '../tests/site/search/queries';
import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

/** Types a query and waits for all of its results. */
async function search(page: Page, query: string) {
  await fieldOf(page).fill(query);
  await page.waitForFunction(() => document.querySelector('[role=listbox]')?.getAttribute('aria-busy') === 'false');
}

test('each of 50 queries has its target among the first three results', async ({ page }) => {
  await page.goto('/search');
  const missed: string[] = [];
  for (const [query, target] of QUERIES) {
    await search(page, query);
    const links = await options(page).evaluateAll((all) =>
      all.slice(0, 3).map((link) => link.getAttribute('href') ?? ''),
    );
    const isFound = links.some((link) => link === target || link.split('#')[0] === target);
    if (!isFound) missed.push(`${query}: ${links.join(', ')}`);
  }
  expect(QUERIES).toHaveLength(50);
  expect(missed).toEqual([]);
});

test('words lead to the section that they are in', async ({ page }) => {
  await page.goto('/search');
  const missed: string[] = [];
  for (const [query, target] of [
    ['CKA', '/resume#certifications-certified-kubernetes-administrator-cka'],
    ['Palouse Hills College 1996', '/resume#education-b-s-in-computer-science'],
    ['rehearsed failovers', '/resume#core-competencies-reliability-and-incident-practice'],
    ['print stylesheet included', '/projects/qbr-reporting-web#tech-stack'],
    ['offline-first pet health', '/projects/dachshund-app#tags'],
    ['second Redis queue of reminders', '/projects/dachshund-app#diagram-dachshund-app-system-heading'],
    ['driveway in Tacoma', '/#side-quests'],
    ['settlement code machine own room', '/#about'],
    ['telescope-equipped', '/#connect'],
    ['on-call managers clear nights game shelf', '/bio#long'],
  ] as const) {
    await search(page, query);
    const links = await options(page).evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href')));
    if (!links.includes(target)) missed.push(`${query}: ${links.join(', ')}`);
  }
  expect(missed).toEqual([]);
});

for (const [keys, path] of [
  ['Control+k', '/'],
  ['Meta+k', '/resume'],
  ['/', '/docs/data/redis'],
  ['/', '/dev-stats'],
] as const) {
  test(`${keys} on ${path} opens the search, and Escape leads back`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press(keys);
    await expect(page).toHaveURL('/search');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
  });
}

test('in a field, a slash is a character', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Name')).toHaveValue('/');
  await expect(page).toHaveURL('/contact');
});

test('every page has a visible link to the search, on a phone too', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(fieldOf(page)).toBeFocused();
  }
});

test('results are chosen by keyboard, announced, and still there after Back', async ({ page }) => {
  await page.goto('/search');
  await search(page, 'connection arithmetic');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page).toHaveURL('/search?q=connection+arithmetic');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toContainText('PostgreSQL › Connection arithmetic');
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  const active = () => fieldOf(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('End');
  expect(await active()).toBe(await options(page).last().getAttribute('id'));
  await page.keyboard.press('Home');
  expect(await active()).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/data/postgres#connection-arithmetic');
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('connection arithmetic');
  await expect(options(page).first()).toContainText('PostgreSQL');
});

test('Enter that ends the input of a word follows no result', async ({ page }) => {
  await page.goto('/search');
  await search(page, 'redis');
  await fieldOf(page).evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    ),
  );
  await expect(page).toHaveURL('/search?q=redis');
});

test('a kind of results is chosen in the address', async ({ page }) => {
  await page.goto('/search?q=cache&kind=docs');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Documentation' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Projects');
  await expect(page).toHaveURL('/search?q=cache&kind=projects');
  await expect(page.getByRole('group', { name: 'Projects' })).toBeVisible();
});

test('a query in the address never shows the list of pages', async ({ page }) => {
  await page.goto('/docs');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('redis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?kind=docs&q=redis');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Documentation' })).toBeHidden();
});

test('a search that finds nothing says so and lists the pages', async ({ page }) => {
  await page.goto('/search');
  await search(page, 'xqzvwyjk');
  await expect(page.getByText('Nothing found for “xqzvwyjk”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dachshund App' })).toBeVisible();
});

test('a game leads to its card', async ({ page }) => {
  await page.goto('/search');
  await search(page, 'gloomhaven');
  await options(page).first().click();
  await expect(page).toHaveURL('/tabletop?q=Gloomhaven');
  await expect(page.getByRole('heading', { name: 'Gloomhaven' })).toBeVisible();
});

test('a command downloads the resume', async ({ page }) => {
  await page.goto('/search');
  await search(page, 'download resume');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('rowan-hale-resume.pdf');
});

test('results are accessible, also in forced colors and on the narrowest phone', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto('/search');
  await search(page, 'redis');
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(options(page).first()).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 480 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(options(page).last()).toBeInViewport();
});

test('an address that leads nowhere suggests a search for its words', async ({ page }) => {
  await page.goto('/projects/eng/engineering-insihgts.html');
  await page.getByRole('link', { name: 'Search for “engineering insihgts”' }).click();
  await expect(page).toHaveURL('/search?q=engineering%20insihgts');
  await expect(options(page).first()).toContainText('Engineering Insights Platform');
});

function readIndex(folders: string): string[] {
  const files = globSync(`.next/static/search-*/${folders}/*`);
  return files.map((file) => gunzipSync(readFileSync(file)).toString('utf8'));
}

test('texts of different elements stay apart, and headings end like sentences', async ({ page, request }) => {
  const pages = readIndex('fragment').map((text) => JSON.parse(text.slice(text.indexOf('{'))));
  expect(pages.length).toBeGreaterThan(20);
  const problems: string[] = [];
  for (const { url, content } of pages) {
    const html = await (await request.get(url)).text();
    const joined = await page.evaluate(joinedTexts, { html, content });
    if (joined.length > 0) problems.push(`${url}: ${joined.join(', ')}`);
  }
  expect(problems).toEqual([]);
});

/** Runs in the page: words of the index that no element has, and headings that go on as the next text. */
function joinedTexts({ html, content }: { html: string; content: string }): string[] {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main') as HTMLElement;
  for (const part of main.querySelectorAll('.prose-anchor')) part.remove();
  const wordsIn = (text: string | null) => text?.match(/[\p{L}\p{N}]+/gu) ?? [];
  // The colors of code split words.
  const known = new Set([...main.querySelectorAll('pre')].flatMap(({ textContent }) => wordsIn(textContent)));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) for (const word of wordsIn(walker.currentNode.textContent)) known.add(word);
  const headings = [...main.querySelectorAll('h2, h3, h4')].map(({ textContent }) => textContent.trim());
  return [
    ...wordsIn(content).filter((word) => !known.has(word)),
    ...headings.filter((text) => content.includes(`${text} `) && !/[.?!]$/.test(text) && !content.includes(`${text}.`)),
  ];
}

test('the indexes have no email address', async ({ request }) => {
  const texts = readIndex('{fragment,index}');
  expect(texts.length).toBeGreaterThan(20);
  const names = await (await request.get('/search/names.json')).text();
  expect([...texts, names].flatMap((text) => text.match(/[\w.+-]+@[\w-]+\.\w+/g) ?? [])).toEqual([]);
});

test('every named place exists and has its name', async ({ page, request }) => {
  test.setTimeout(120_000);
  const names: Record<string, [name: string, href?: string, detail?: string, also?: string[]][]> = await (
    await request.get('/search/names.json')
  ).json();
  const wanted = Object.entries(names).flatMap(([kind, rows]) =>
    rows.map(([name, href, , also = []]) => ({ kind, name, also, href: href || '/tabletop' })),
  );
  expect(wanted.length).toBeGreaterThan(400);
  const problems: string[] = [];
  for (const [path, places] of Map.groupBy(wanted, ({ href }) => href.split(/[?#]/)[0] ?? '')) {
    const answer = await request.get(path);
    if (!answer.ok()) problems.push(`${path}: ${answer.status()}`);
    const html = path.includes('.') ? '' : await answer.text();
    problems.push(...(await page.evaluate(missingPlaces, { html, places })));
  }
  expect(problems).toEqual([]);
});

interface Place {
  kind: string;
  name: string;
  also: string[];
  href: string;
}

/** Runs in the page: places whose anchor or words the document does not have. */
function missingPlaces({ html, places }: { html: string; places: Place[] }): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').toLowerCase();
  const whole = `${textOf(page.querySelector('main'))} ${page.title.toLowerCase()}`;
  return places
    .filter(({ kind, name, also, href }) => {
      if (kind === 'commands') return html && href.includes('#') && !page.getElementById(href.split('#')[1] ?? '');
      const anchor = href.split('#')[1];
      const part = anchor ? page.getElementById(anchor) : null;
      if (anchor && !part) return true;
      // Of a heading, the section; of an item or figure, the element.
      const text = `${textOf(part?.parentElement ?? null)} ${textOf(part)}`;
      return ![name, ...also].some((each) => (anchor ? text : whole).includes(each.toLowerCase()));
    })
    .map(({ name, href }) => `${name}: ${href}`);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search lists all pages by kind, and the form of the docs leads to it', async ({ page }) => {
    await page.goto('/docs');
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('redis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?kind=docs&q=redis');
    const list = page.getByRole('region', { name: 'Documentation' });
    await expect(list.getByRole('link', { name: 'Redis' })).toHaveAttribute('href', '/docs/data/redis');
    await expect(page.getByText('JavaScript')).toBeVisible();
  });
});
