import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { expect, test } from './test';

/** Width and height of a PNG, from its first chunk. */
function pngSize(file: string) {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects/dachshund-app');
});

test('the links of the drawing follow the flow and lead to the documentation', async ({ page }) => {
  const drawing = page.getByRole('region', { name: 'Architecture stack, drawing' });
  await drawing.focus();
  await page.keyboard.press('Tab');
  await expect(drawing.getByRole('link').first()).toBeFocused();
  await expect(drawing.getByRole('link').first()).toHaveAccessibleName(/Next\.js client/);
  await drawing.getByRole('link', { name: /Ingress/ }).click();
  await expect(page).toHaveURL('/docs/infra/ingress');
});

for (const [title, file, size] of [
  ['Architecture stack', 'architecture-stack.png', [2800, 1800]],
  ['Deployment swimlane', 'deployment-swimlane.png', [3200, 1800]],
] as const) {
  test(`${title} is saved as ${file} at twice its size`, async ({ page }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export PNG of ${title}` }).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(pngSize(await (await download).path())).toEqual(size);
  });
}

test('without a drawing context the export does nothing', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('download', () => messages.push('download'));
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const button = page.getByRole('button', { name: 'Export PNG of Architecture stack' });
  await button.click();
  await expect(button).toBeEnabled();
  expect(messages).toEqual([]);
});

test('the diagram has a text version', async ({ page }) => {
  await page.getByText('Diagram as text').first().click();
  await expect(page.getByText(/leads to CDN \(HTTPS\)/)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the drawing scrolls, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawing = page.getByRole('region', { name: 'Architecture stack, drawing' });
  const [inside, outside] = await drawing.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(inside).toBeGreaterThan(900);
  expect(outside).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
