import { getDocumentProxy } from 'unpdf';
import { expect, test } from './test';

/** Width between the margins of print.css, in CSS pixels. */
const PAPERS = [
  { format: 'A4', width: Math.floor(((210 - 30) / 25.4) * 96), height: 1123 },
  { format: 'Letter', width: Math.floor(((215.9 - 30) / 25.4) * 96), height: 1056 },
] as const;

test('the print has two pages with the whole résumé, dark on white, and no buttons', async ({ page }) => {
  for (const { format, width, height } of PAPERS) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height });
    await page.goto('/resume');
    // After the page has loaded: Chromium can lose the media type of a new page when it navigates.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Next steps' })).toBeHidden();
    const wanted = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd')]
          .filter((element) => !element.querySelector('p, ul, h3') && (element as HTMLElement).offsetParent)
          .map((element) => (element as HTMLElement).innerText.replaceAll(/\s/g, '')),
      );
    const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    expect(document.numPages).toBe(2);
    let text = '';
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      text += items.map((item) => ('str' in item ? item.str : '')).join('');
    }
    const printed = text.replaceAll(/\s/g, '');
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((words) => !printed.includes(words))).toEqual([]);
    expect(printed).not.toMatch(/DownloadFullResume|Takeitwithyou|Skiptocontent|TabletopGaming/);
    expect(printed).toContain('https://linkedin.example.com/in/rowan-hale');
    expect(printed).toMatch(/RowanHaleSoftwareEngineeringExecutive/);
    const texts = await page.locator('body').evaluate(textsInBrowser);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter(({ size }) => size < 12)).toEqual([]);
    expect(texts.filter(({ right }) => right > width + 0.5)).toEqual([]);
    const channels = texts.flatMap(({ color }) => (color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(Math.min(...channels)).toBe(0);
    expect(Math.max(...channels)).toBeLessThanOrEqual(0x55);
  }
});

/** Runs in the page: each visible text with its size, color and right border. */
function textsInBrowser(body: Element) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: { text: string; size: number; color: string; right: number }[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!element || !text || !element.checkVisibility() || element.closest('script, style')) continue;
    const { fontSize, color } = getComputedStyle(element);
    const { right } = element.getBoundingClientRect();
    found.push({ text, size: Number.parseFloat(fontSize), color, right });
  }
  return found;
}
