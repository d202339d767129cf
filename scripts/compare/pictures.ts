import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium';
import type { Export } from './pages';

export const WIDTHS = [390, 1440];
/** Differences in anti-aliasing stay below this value. */
const SAME_COLOR = 24;
/** The browser's clock, so that relative dates do not differ. */
const TODAY = new Date('2026-01-01T12:00:00Z');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export type Camera = (path: string, width: number) => Promise<Buffer>;

export async function openCameras(exports: Export[]): Promise<{ cameras: Camera[]; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const servers = await Promise.all(exports.map(serve));
  return {
    cameras: servers.map((server) => camera(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    async close() {
      await browser.close();
      for (const server of servers) server.close();
    },
  };
}

function camera(browser: Browser, origin: string): Camera {
  return async (path, width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    try {
      await page.clock.setFixedTime(TODAY);
      await page.goto(origin + path, { waitUntil: 'load' });
      // Pictures load when they come near the view.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      // A page whose requests do not end is shown as it is after ten seconds.
      await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
      return await page.screenshot({ fullPage: true, animations: 'disabled' });
    } finally {
      await page.close();
    }
  };
}

async function serve(files: Export): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.replace(/\?.*/s, '') ?? '/');
    const address = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`].find((name) => files.has(name));
    const type = TYPES[extname(address ?? '.html')];
    response.writeHead(address ? 200 : 404, type ? { 'Content-Type': type } : {});
    response.end(files.get(address ?? '/404.html'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The share of pixels that differ, from 0 to 1. Pictures of different sizes are compared from the top left. */
export async function difference(before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0;
  const [a, b] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) return 1;
  const [width, height] = [Math.max(a.info.width, b.info.width), Math.max(a.info.height, b.info.height)];
  const [left, right] = [Math.min(a.info.width, b.info.width), Math.min(a.info.height, b.info.height)];
  let different = width * height - left * right;
  for (let y = 0; y < right; y += 1) {
    for (let x = 0; x < left; x += 1) {
      const [i, j] = [(y * a.info.width + x) * a.info.channels, (y * b.info.width + x) * b.info.channels];
      const isSame = [0, 1, 2].every(
        (channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[j + channel] ?? 0)) <= SAME_COLOR,
      );
      if (!isSame) different += 1;
    }
  }
  return different / (width * height);
}
