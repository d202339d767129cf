import { expectAccessible } from './axe';
import { expect, test } from './test';

const BOARD = '/lab/hex-line-of-sight';

test('the lab leads to a board that is played by mouse, and whose address keeps the position', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page).toHaveURL(BOARD);
  const status = page.getByRole('status');
  await expect(status).toContainText('I4 sees C4, 6 hexes away. The line runs along an edge');
  // A click before the board is interactive does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Both sides' }).click();
    await expect(status).toContainText('I4 does not see C4', { timeout: 500 });
  }).toPass();
  await page.getByRole('radio', { name: 'Hills' }).check();
  await page.getByRole('gridcell', { name: /^I4, observer/ }).click();
  await expect(status).toContainText('I4 sees C4, 6 hexes away. Nothing blocks the line.');
  await expect(page).toHaveURL(/hills=C7-D7-G8-I4/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'I4, hills, observer' })).toBeVisible();
});

test('the board is played by keyboard', async ({ page }) => {
  await page.goto(`${BOARD}?from=F3&to=F8`);
  await page.getByRole('radio', { name: 'Woods' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('gridcell', { name: /^F8/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^F6, woods/ })).toBeFocused();
  await expect(page.getByRole('status')).toContainText(
    'F3 does not see F8, 5 hexes away. The woods at F6 block the line.',
  );
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('Nothing blocks the line.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board shows an example with its explanation, and no controls', async ({ page }) => {
    await page.goto(BOARD);
    await expect(page.getByRole('gridcell', { name: 'C4, target, visible along an edge' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('I4 sees C4');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  });
});
