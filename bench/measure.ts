import { chromium, type Page } from '@playwright/test';
import { findVisitorsChromium } from '../scripts/shared/chromium';

/** Factor by which the processor is slowed down. */
export const SLOWDOWN = 4;

/** Opens an address in a browser of its own, and then slows the processor. */
export async function openSlowPage(url: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: findVisitorsChromium(),
    args: ['--disable-gpu', '--disable-background-networking', '--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: median(times), p95: sorted[Math.floor(sorted.length * 0.95)], max: sorted.at(-1) };
}
