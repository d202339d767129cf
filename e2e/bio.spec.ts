import { expect, test } from './test';

test('each text says its length and is copied as a whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bio');
  for (const name of ['Short', 'Medium', 'Long']) {
    const section = page.getByRole('region', { name });
    await section.getByRole('button', { name: `Copy the text: ${name}` }).click();
    await expect(section.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const paragraphs = await section.locator('.prose p').allInnerTexts();
    expect(copied.split(/\n+/)).toEqual(paragraphs);
    await expect(section.getByText(`${copied.match(/\S+/g)?.length} words`)).toBeVisible();
  }
});

test('the portrait is downloaded by name, also without scripts, where no button is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/bio');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Portrait' }).click();
  expect((await download).suggestedFilename()).toBe('rowan-hale.svg');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});
