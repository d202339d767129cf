import sharp from 'sharp';
import { PAGES } from './pages';
import { type APIRequestContext, expect, type Page, test } from './test';

test.use({ javaScriptEnabled: false });

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Origin that the build tells of itself; the journeys reach the same build under another one. */
async function originOf(request: APIRequestContext): Promise<string> {
  const [, origin = ''] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(await textOf(request, '/')) ?? [];
  expect(origin).not.toBe('');
  return origin;
}

/** Path of an absolute address, which has to be on the site's own origin. */
function pathOn(origin: string, address: string | null): string {
  expect(address?.startsWith(`${origin}/`), `${address} is on ${origin}`).toBe(true);
  return (address ?? '').slice(origin.length);
}

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`);
}

for (const path of PAGES) {
  test(`${path} says where it is, what it is called and how it looks`, async ({ page, request }) => {
    const origin = await originOf(request);
    await page.goto(path);
    expect(pathOn(origin, await page.locator('link[rel=canonical]').getAttribute('href'))).toBe(path);
    expect(pathOn(origin, await meta(page, 'og:url').getAttribute('content'))).toBe(path);
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'index, follow');
    await expect(meta(page, 'theme-color')).toHaveAttribute('content', '#8b5cf6');
    await expect(meta(page, 'color-scheme')).toHaveAttribute('content', 'dark');
    await expect(meta(page, 'keywords')).toHaveAttribute('content', /\S/);
    await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
    for (const name of ['og:title', 'twitter:title', 'og:image:alt']) {
      await expect(meta(page, name)).toHaveAttribute('content', await page.title());
    }
  });

  test(`${path} has a preview image of its own`, async ({ page, request }) => {
    const origin = await originOf(request);
    await page.goto(path);
    const image = pathOn(origin, await meta(page, 'og:image').getAttribute('content'));
    expect(image).toBe(path === '/' ? '/og-preview.png' : `/share${path}.png`);
    await expect(meta(page, 'twitter:image')).toHaveAttribute('content', origin + image);
    const answer = await request.get(image);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });
}

test('what the head of a page leads to is there', async ({ page, request }) => {
  const origin = await originOf(request);
  await page.goto('/projects');
  for (const link of await page.locator('link[rel=alternate], link[rel=manifest], link[rel=apple-touch-icon]').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const answer = await request.get(href.startsWith('/') ? href : pathOn(origin, href));
    expect(answer.status(), href).toBe(200);
    const type = await link.getAttribute('type');
    if (type) expect(answer.headers()['content-type'], href).toContain(type);
  }
  await expect(page.locator('link[rel=alternate]')).toHaveCount(3);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml,%3Csvg/);
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(1);
});

test('the sitemap has every page and nothing that robots may not read', async ({ request }) => {
  const origin = await originOf(request);
  const robots = await textOf(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
  const sitemap = await textOf(request, '/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOn(origin, address));
  expect(paths.toSorted()).toEqual(PAGES);
});

test('the feeds have the projects, and each entry leads to its page', async ({ request }) => {
  const origin = await originOf(request);
  const { items } = JSON.parse(await textOf(request, '/feed.json'));
  const paths: string[] = items.map(({ url }: { url: string }) => pathOn(origin, url));
  expect(paths.toSorted()).toEqual(PAGES.filter((path) => path.startsWith('/projects/')));
  const atom = await textOf(request, '/feed.xml');
  const ids = [...atom.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id = '']) => pathOn(origin, id));
  expect(ids.toSorted()).toEqual(['/feed.xml', ...paths].toSorted());
  for (const { url, image } of items) {
    for (const address of [url, image]) expect((await request.get(pathOn(origin, address))).status()).toBe(200);
  }
});

test('every address of llms.txt answers, and no file for machines names the e-mail address', async ({ request }) => {
  const origin = await originOf(request);
  const index = await textOf(request, '/llms.txt');
  const paths = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => pathOn(origin, address));
  expect(paths.length).toBeGreaterThan(PAGES.length);
  const twins = paths.filter((path) => path.endsWith('.md'));
  expect(twins).toHaveLength(PAGES.length);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of [...twins, '/llms.txt', '/feed.xml', '/feed.json']) {
    expect(await textOf(request, path), path).not.toContain('rowan@example.com');
  }
});

test('the manifest has icons of the sizes it says', async ({ request }) => {
  const { icons } = JSON.parse(await textOf(request, '/manifest.webmanifest'));
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

for (const path of ['/nowhere.md', '/projects/nowhere.md', '/docs/nowhere.md', '/share/nowhere.png', '/icons/64.png']) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
