import sharp from 'sharp';
import { PAGES, ROUTES, UNLISTED } from './pages';
import { SITE } from './servers';
import { type APIRequestContext, expect, type Page, test } from './test';

test.use({ javaScriptEnabled: false });

async function fetchText(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Origin in the canonical addresses; the journeys use another one. */
async function readOrigin(request: APIRequestContext): Promise<string> {
  const [, origin = ''] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(await fetchText(request, '/')) ?? [];
  expect(origin).not.toBe('');
  return origin;
}

/** Path of an absolute address, which must be on the origin of the site. */
function pathOn(origin: string, address: string | null): string {
  expect(address?.startsWith(`${origin}/`), `${address} is on ${origin}`).toBe(true);
  return (address ?? '').slice(origin.length);
}

interface Head {
  title: string;
  canonical: string | null;
  description: string;
  meta: Record<string, string>;
}

/** The metadata in the head of a page. */
async function readHead(page: Page, request: APIRequestContext, path: string): Promise<Head> {
  return page.evaluate(
    (html) => {
      const { head, title } = new DOMParser().parseFromString(html, 'text/html');
      const entries = [...head.querySelectorAll('meta')].map((meta) => [
        meta.name || meta.getAttribute('property') || '',
        meta.content,
      ]);
      const meta = Object.fromEntries(entries);
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
      return { title, canonical, description: meta.description ?? '', meta };
    },
    await fetchText(request, path),
  );
}

test('every page has its own title, description, address and image, and may be indexed', async ({ page, request }) => {
  const origin = await readOrigin(request);
  const seen = new Map<string, string>();
  for (const path of PAGES) {
    const { title, canonical, description, meta } = await readHead(page, request, path);
    for (const text of [title, description]) {
      expect.soft(text, path).not.toBe('');
      expect.soft(seen.get(text), `"${text}" of ${path}`).toBeUndefined();
      seen.set(text, path);
    }
    expect.soft(canonical && pathOn(origin, canonical)).toBe(path);
    expect.soft(pathOn(origin, meta['og:url'] ?? null)).toBe(path);
    expect.soft(meta, path).toMatchObject({
      ...{
        robots: UNLISTED.includes(path) ? 'noindex' : 'index, follow',
        'theme-color': '#8b5cf6',
        'color-scheme': 'dark',
      },
      ...{ keywords: expect.stringMatching(/\S/), 'twitter:card': 'summary_large_image' },
      ...{ 'og:title': title, 'twitter:title': title, 'og:image:alt': title },
    });
    const image = pathOn(origin, meta['og:image'] ?? null);
    expect.soft(image).toBe(path === '/' ? '/og-preview.png' : `/share${path}.png`);
    expect.soft(meta['twitter:image']).toBe(origin + image);
    const response = await request.get(image);
    expect.soft(response.headers()['content-type'], image).toBe('image/png');
    const picture = await sharp(await response.body()).metadata();
    expect.soft(picture, image).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
});

test.describe('at a staging host', () => {
  const origin = `http://staging.localhost:${SITE.port}`;
  test.use({ javaScriptEnabled: true, baseURL: origin });

  test('canonical links name that host, and pages without one stay without one', async ({ page }) => {
    const onePerRoute = new Map(PAGES.map((path) => [ROUTES[path], path]));
    for (const path of onePerRoute.values()) {
      await page.goto(path);
      const links = page.locator('link[rel=canonical]');
      // React adds its own link when it takes over a page.
      if ((await page.locator('script[src^="/_next/"]').count()) > 0)
        await expect.poll(() => links.last().evaluate((link) => Object.keys(link).join())).toContain('__react');
      await expect.soft(links, path).toHaveCount(1);
      await expect.soft(links, path).toHaveAttribute('href', origin + path);
    }
    await page.goto('/nowhere');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

test('every address in the head of a page and in the manifest exists', async ({ page, request }) => {
  const origin = await readOrigin(request);
  await page.goto('/projects');
  for (const link of await page.locator('link[rel=alternate], link[rel=manifest], link[rel$=icon][href^="/"]').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const answer = await request.get(href.startsWith('/') ? href : pathOn(origin, href));
    expect(answer.status(), href).toBe(200);
    const type = await link.getAttribute('type');
    if (type) expect(answer.headers()['content-type'], href).toContain(type);
  }
  const { icons } = JSON.parse(await fetchText(request, '/manifest.webmanifest'));
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  await expect(page.locator('link[rel=alternate]')).toHaveCount(2);
  await expect(page.locator('link[rel=icon]').first()).toHaveAttribute('href', '/favicon.ico');
  await expect(page.locator('link[rel=icon]').last()).toHaveAttribute('href', '/icon.svg');
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(1);
});
