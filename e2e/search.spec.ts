import { QUERIES } from '../fixtures/search/queries';
import { openSearch } from '../lib/site/search/find';
import type { SearchData } from '../lib/site/search/index-data';
import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

const getField = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });
const getOptions = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

test('the index has the text of every page and no email address; queries find pages, and words their section', async ({
  request,
}) => {
  const data: SearchData = await (await request.get('/search/index.json')).json();
  const find = openSearch(data);
  const missed = QUERIES.flatMap(([query, target]) => {
    const links = find(query).slice(0, 3);
    const isFound = links.some(({ href }) => href === target || href.split('#')[0] === target);
    return isFound ? [] : [`${query}: ${links.map(({ href }) => href).join(', ')}`];
  });
  expect(QUERIES).toHaveLength(50);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  const pages = new Set(data.texts?.map(([page]) => data.entries[page]?.href));
  expect(pages.size).toBeGreaterThan(20);
  expect(JSON.stringify(data).match(/[\w.+-]+@[\w-]+\.\w+/g)).toBeNull();
  const places = [
    ['CKA', '/resume#certifications-certified-kubernetes-administrator-cka'],
    ['Palouse Hills College 1996', '/resume#education-b-s-in-computer-science'],
    ['rehearsed failovers', '/resume#core-competencies-reliability-and-incident-practice'],
    ['print stylesheet included', '/projects/qbr-reporting-web#tech-stack'],
    ['offline-first pet health', '/projects/dachshund-app#tags'],
    ['driveway in Tacoma', '/#side-quests'],
    ['settlement code machine own room', '/#about'],
    ['telescope-equipped', '/#connect'],
    ['on-call managers clear nights game shelf', '/bio#long'],
  ] as const;
  const hrefs = (query: string) =>
    find(query)
      .slice(0, 3)
      .map(({ href }) => href);
  expect(places.filter(([query, target]) => !hrefs(query).includes(target))).toEqual([]);
});

for (const [path, keys, pause] of [
  ['/projects', 'Control+k', 0],
  ['/', '/', 40],
] as const) {
  test(`no key is lost right after ${keys} on ${path}, at ${pause} ms a key on a slow processor`, {
    tag: '@chromium',
  }, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.keyboard.press(keys);
    await page.keyboard.type('connection arithmetic', { delay: pause });
    await expect(getField(page)).toHaveValue('connection arithmetic');
    await expect(getOptions(page).first()).toContainText('PostgreSQL › Connection arithmetic');
    await expect(page).toHaveURL(path);
    // The context is used again, and would stay slow.
    await devtools.detach();
  });
}

test('a key opens the search on each kind of page, and Escape returns to where the visitor was', async ({ page }) => {
  for (const [keys, path] of [
    ['Control+k', '/'],
    ['/', '/no-such-page'],
    ['/', '/dev-stats'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(keys);
    await page.keyboard.type('redis');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(getField(page)).toHaveValue('redis');
    await expect(getOptions(page).first()).toContainText('Redis');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(path);
  }
});

test('the dialog stays open when React renders the page again', async ({ page }) => {
  await page.goto('/dev-stats');
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.type('red');
  await page.getByRole('dialog').evaluate((dialog) => dialog.remove());
  await page.keyboard.type('is');
  await expect(getField(page)).toHaveValue('redis');
  await expect(getOptions(page).first()).toContainText('Redis');
});

test('in a field, a slash is a character', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Name')).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the link in the header opens the search, on a phone too', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(getField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the index loads with the first key', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => path.startsWith('/search'))).toEqual([]);
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(loaded.filter((path) => path.startsWith('/search'))).toEqual(['/search/search.js']);
  await page.keyboard.press('r');
  await expect(getOptions(page).first()).toBeVisible();
  expect(loaded).toContain('/search/index.json');
});

test('without the index, the search says so, and the next key tries again', async ({ page }) => {
  await page.route('**/search/index.json', (route) => route.abort(), { times: 1 });
  await page.goto('/search');
  await page.keyboard.type('re');
  await expect(page.getByRole('status')).toHaveText(/didn’t load|results/);
  await page.keyboard.type('dis');
  await expect(getOptions(page).first()).toContainText('Redis');
});

test('without its script, Enter leads to the page of the search', async ({ page }) => {
  await page.route('**/search/search.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('redis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=redis');
  await expect(getOptions(page).first()).toContainText('Redis');
  await page.route('**/search/search.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Resume', exact: true })).toBeVisible();
});

test('results are chosen by keyboard, announced, and still there after Back', async ({ page }) => {
  await page.goto('/search');
  await getField(page).fill('connection arithmetic');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page).toHaveURL('/search?q=connection+arithmetic');
  await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(getOptions(page).first().locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  const last = await getOptions(page).last().getAttribute('id');
  await expect(getField(page)).toHaveAttribute('aria-activedescendant', last ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/data/postgres#connection-arithmetic');
  await page.goBack();
  await expect(getField(page)).toHaveValue('connection arithmetic');
  await expect(getOptions(page).first()).toContainText('PostgreSQL');
});

test('pages without all words follow in a group, and a search that finds nothing lists the pages', async ({ page }) => {
  await page.goto('/search?q=append-only+log+zeppelin');
  const group = page.getByRole('group', { name: 'Some words are missing' });
  await expect(group.getByRole('option').first()).toContainText('Dachshund App');
  await getField(page).fill('xqzvwyjk');
  await expect(page.getByText('Nothing found for “xqzvwyjk”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dachshund App' })).toBeVisible();
});

test('Enter that only confirms a word of an input method follows no result; any other Enter downloads the resume', async ({
  page,
}) => {
  await page.goto('/search?q=download+resume');
  await expect(getOptions(page).first()).toBeVisible();
  await getField(page).evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    ),
  );
  await expect(page).toHaveURL('/search?q=download+resume');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('rowan-hale-resume.pdf');
});

test('a game leads to its card', async ({ page }) => {
  await page.goto('/search?q=gloomhaven');
  await getOptions(page).first().click();
  await expect(page).toHaveURL('/tabletop?q=Gloomhaven');
  await expect(page.getByRole('heading', { name: 'Gloomhaven' })).toBeVisible();
});

test('results are accessible, also in forced colors and on the narrowest phone', { tag: '@chromium' }, async ({
  page,
}) => {
  for (const [path, within] of [
    ['/search', ['main']],
    ['/resume', ['dialog']],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.keyboard.press('/');
    await page.keyboard.type('redis zeppelin');
    await expect(getOptions(page).first()).toBeVisible();
    await expectAccessible(page, { within: [...within] });
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(getOptions(page).first()).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 320, height: 480 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, { within: [...within], measuresContrast: false });
    await page.keyboard.press('ArrowUp');
    await expect(getOptions(page).last()).toBeInViewport();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search lists all pages by kind', async ({ page }) => {
    await page.goto('/search');
    const list = page.getByRole('region', { name: 'Documentation' });
    await expect(list.getByRole('link', { name: 'Redis' })).toHaveAttribute('href', '/docs/data/redis');
    await expect(page.getByText('JavaScript')).toBeVisible();
  });
});
