import { listOwnAddresses } from '../lib/content/chosen-sections';
import { readPublished } from '../lib/content/published';
import { SECTIONS } from '../lib/sections';
import { MENU } from '../lib/site/routes';
import type { SearchData } from '../lib/site/search/index-data';
import { PAGES, UNLISTED, UNPUBLISHED } from './pages';
import { type APIRequestContext, expect, test } from './test';

const OFF = SECTIONS.filter(({ name }) => !readPublished().sections.includes(name));

/** Those of the addresses that do not answer with a page or file. */
async function deadAmong(request: APIRequestContext, addresses: string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const address of new Set(addresses.map((each) => each.replace(/[?#].*$/s, '')))) {
    if (!(await request.get(address)).ok()) dead.push(address);
  }
  return dead;
}

test('every internal link and image exists, and every anchor names an element', async ({ request }) => {
  const pages = new Map(
    await Promise.all(PAGES.map(async (path) => [path, await (await request.get(path)).text()] as const)),
  );
  const links = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="((?:\/|#)[^"]*)"/g)].map(([, target = '']) => {
      const [address = '', anchor = ''] = target.replaceAll('&amp;', '&').split('#');
      return { link: `${path} -> ${target}`, url: address || path, anchor };
    }),
  );
  const { entries }: SearchData = await (await request.get('/search/index.json')).json();
  for (const { href } of entries) {
    const [address = '', anchor = ''] = href.split('#');
    links.push({ link: `search -> ${href}`, url: address, anchor });
  }
  const found = new Map<string, boolean>();
  for (const url of new Set(links.map(({ url }) => url))) found.set(url, (await request.get(url)).ok());
  const broken = links.filter(
    ({ url, anchor }) => !found.get(url) || (anchor && !pages.get(url)?.includes(` id="${anchor}"`)),
  );
  expect(broken.map(({ link }) => link)).toEqual([]);
});

test('the menu has the pages that there are, in order', async ({ page }) => {
  await page.goto('/');
  const labels = MENU.filter(({ path }) => PAGES.includes(path)).map(({ label }) => label);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(labels);
});

test('the sitemap has every page that is its own canonical address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const canonical: string[] = [];
  for (const path of PAGES.filter((each) => !UNLISTED.includes(each))) {
    const html = await (await request.get(path)).text();
    const address = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    if (URL.canParse(address) && new URL(address).pathname === path) canonical.push(path);
  }
  expect(listed.toSorted()).toEqual(canonical);
});

test('every address of llms.txt leads to a page or file', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text();
  const listed = [...index.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.length).toBeGreaterThan(PAGES.length);
  expect(await deadAmong(request, listed)).toEqual([]);
});

for (const section of OFF) {
  test(`${section.name} is off: its pages and files answer 404 with the page for it`, async ({ request }) => {
    for (const address of listOwnAddresses(section)) {
      for (const path of [address, `${address}/below`, `${address}.md`, `/share${address}.png`]) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(404);
        expect(await response.text(), path).toContain('Page Not Found');
      }
    }
  });
}

if (UNPUBLISHED.length > 0) {
  test('files that only hidden documents name are not found', async ({ request }) => {
    for (const path of UNPUBLISHED) expect((await request.get(path)).status(), path).toBe(404);
  });
}
