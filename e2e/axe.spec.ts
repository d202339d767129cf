import { expectAccessible } from './axe';
import { expect, test } from './test';

/** A complete page with one text on a background. */
function pageWith(style: string) {
  return `<html lang="en"><title>Text</title><main><h1 style="display: inline-block; font-size: 16px; ${style}">A text</h1></main></html>`;
}

test('a text has to stand out from every pixel of a gradient behind it', async ({ page }) => {
  await page.setContent(pageWith('color: #fff; background: linear-gradient(90deg, #000, #555)'));
  await expectAccessible(page);
  await page.setContent(pageWith('color: #fff; background: linear-gradient(90deg, #000, #ddd)'));
  await expect(expectAccessible(page)).rejects.toThrow('h1 has');
});

test('links that are too small and too close to each other are found', async ({ page }) => {
  const link = '<a href="#" style="display: block; height: 12px; font-size: 10px; color: #000">A link</a>';
  await page.setContent(`<html lang="en"><title>Links</title><main><h1>Links</h1>${link}${link}</main></html>`);
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
});

test('the judgment can be limited to parts of the page', async ({ page }) => {
  await page.setContent(
    `<html lang="en"><title>Parts</title><main><h1>Parts</h1><img id="a"><img id="b"><img id="c"></main></html>`,
  );
  await expect(expectAccessible(page, { within: ['#a', '#c'] })).rejects.toThrow('image-alt: #a, #c');
  await expectAccessible(page, { within: ['h1'] });
});
