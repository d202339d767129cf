import { expect, test } from '@playwright/test';
import { decodeEntities } from '../../lib/setup/import/text';
import type { SearchData } from '../../lib/site/search/index-data';
import { scriptsArrived } from '../scripts-arrived';
import { EXPORTS } from './exports';
import { serveFolder } from './static-site';

const { folder, path: BASE, variables } = EXPORTS.unreachable;
const ORIGIN = new URL(variables.SITE_URL ?? '').origin;
const INDEX = `${BASE}/search/index.json`;
/** Files that no page links to, or only by its script. */
const MORE = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt'];
const READ = /html|xml|markdown|css|manifest|plain/;

/** Addresses in attributes, elements of XML, fields of the web manifest, links of Markdown, and styles. */
const ADDRESSES = [
  /\s(?:href|src|action|poster)="([^"\s]+)"/g,
  /\scontent="((?:https?:\/)?\/[^"\s]+)"/g,
  /<(?:loc|id|uri|link|logo|icon)>([^<\s]+)</g,
  /"(?:src|start_url|scope)":\s*"([^"]+)"/g,
  /\]\(([^)\s]+)\)/g,
  // Without those that a script of the page puts together.
  /url\(["']?([^"')$]+)/g,
  /(?:Sitemap|Canonical): (\S+)/g,
];

function addressesIn(text: string): string[] {
  const decoded = decodeEntities(text);
  const sets = [...decoded.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) => set.split(/\s+[\d.]+[wx],?\s*/));
  return [...sets, ...ADDRESSES.flatMap((pattern) => Array.from(decoded.matchAll(pattern), ([, found = '']) => found))];
}

test('below a path, every address that a file names is a file below it', async ({ request }) => {
  test.setTimeout(180_000);
  const site = await serveFolder(folder, BASE);
  const from = new Map([`${BASE}/`, INDEX, ...MORE.map((file) => BASE + file)].map((address) => [address, 'the test']));
  const wrong: string[] = [];
  // The loop also visits the addresses that it adds.
  for (const [address, named] of from) {
    const response = await request.get(site.origin + address);
    if (!response.ok()) wrong.push(`${response.status()} ${address}, named by ${named}`);
    if (!response.ok() || !READ.test(response.headers()['content-type'] ?? '')) continue;
    for (const found of addressesIn(await response.text())) {
      const url = URL.parse(found, ORIGIN + address);
      if (url?.origin !== ORIGIN) continue;
      if (!url.pathname.startsWith(`${BASE}/`)) wrong.push(`${address} names ${found}`);
      else if (!from.has(url.pathname)) from.set(url.pathname, address);
    }
  }
  const { entries }: SearchData = await (await request.get(site.origin + INDEX)).json();
  for (const { href } of entries) {
    const address = BASE + href.replace(/[?#].*/, '');
    if (!(await request.get(site.origin + address)).ok()) wrong.push(`${address}, named by the search`);
  }
  site.stop();
  expect(wrong).toEqual([]);
  expect(from.size).toBeGreaterThan(250);
});

test('below a path, scripts load what they need and lead below it', async ({ page }) => {
  const site = await serveFolder(folder, BASE);
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(`${site.origin}${BASE}/`);
  await page.keyboard.press('/');
  await page.keyboard.type('orion');
  await page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}${BASE}/`));
  await page.goto(`${site.origin}${BASE}/astrophotography?tab=gallery`);
  await page.waitForFunction(scriptsArrived);
  await page.getByLabel('Search photos').fill('orion');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}${BASE}/astrophotography/`));
  await page.waitForFunction(scriptsArrived);
  await page.getByRole('button', { name: 'Open the viewer' }).click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await page.goto(`${site.origin}${BASE}/projects`);
  await page.getByRole('link', { name: 'Details' }).first().click();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL(`${site.origin}${BASE}/projects`);
  await page.goto(`${site.origin}${BASE}/dev-stats`);
  await expect(page.getByText(/saved with this page on/i)).toBeVisible();
  site.stop();
  expect(failed).toEqual([]);
});
