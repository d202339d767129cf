import sharp from 'sharp';
import { expect, test, vi } from 'vitest';

async function importIcons(looks?: { accent?: string }) {
  vi.resetModules();
  vi.doMock('@/lib/content/content', () => ({ getProfile: () => ({ looks }) }));
  const { GET } = await import('@/app/icon.svg/route');
  const { drawIcon, renderFavicon } = await import('@/lib/site/icons/app-icon');
  return { GET, drawIcon, renderFavicon };
}

/** The color of the line at four, as #rrggbb. */
async function lineColor(png: Buffer): Promise<string> {
  const line = { left: 18, top: 16, width: 1, height: 1 };
  const pixel = await sharp(await sharp(png).resize(32, 32, { kernel: 'nearest' }).toBuffer())
    .extract(line)
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

test.each([
  [undefined, '#b59cff'],
  ['#14B8A6', '#14b8a6'],
])('every icon of a site with the accent %s has the color %s', async (accent, color) => {
  const { GET, drawIcon, renderFavicon } = await importIcons({ accent });
  const response = GET();
  const svg = await response.text();
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(new Set(svg.match(/#\w{6}/g))).toEqual(new Set(['#0f0d0b', color]));
  expect(await lineColor(await drawIcon(192))).toBe(color);
  const favicon = await renderFavicon();
  expect(await lineColor(favicon.subarray(favicon.readUInt32LE(18)))).toBe(color);
});
