import { expect, test } from './test';

test('each text says its length', async ({ page }) => {
  await page.goto('/bio');
  for (const name of ['Short', 'Medium', 'Long']) {
    const section = page.getByRole('region', { name });
    const text = (await section.locator('.prose p').allInnerTexts()).join(' ');
    await expect(section.getByText(`${text.match(/\S+/g)?.length} words`)).toBeVisible();
  }
});

test('the portrait is downloaded by name, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/bio');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Portrait' }).click();
  expect((await download).suggestedFilename()).toBe('rowan-hale.svg');
  await context.close();
});
