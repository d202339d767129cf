import sharp from 'sharp';
import { expectAccessible } from './axe';
import { expect, test } from './test';

const MENU = ['Home', 'Resume', 'Projects', 'Tabletop Gaming', 'Astrophotography', 'Contact', 'Dev Stats'];
const PHONE = { width: 390, height: 844 };

test('the header is 60px high with logo and name; wide screens have a bar with the current entry', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/projects');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(60);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(MENU);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const home = page.getByRole('banner').getByRole('link', { name: 'Rowan Hale' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home.locator('svg')).toBeVisible();
    await expect(page.locator('[aria-current=page]')).toHaveText(['Projects']);
  }
  await page.goto('/projects/dachshund-app');
  await expect(page.locator('[aria-current=page]')).toHaveCount(0);
});

test('the page is dark, also where the visitor prefers light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/resume');
  const { channels } = await sharp(await page.screenshot()).stats();
  for (const { mean } of channels) expect(mean).toBeLessThan(80);
});

test('the skip link is the first stop and leads to the main part', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the drawer ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled });

    test('opens and closes by keyboard, restores the focus and closes when a link is chosen', async ({ page }) => {
      await page.goto('/contact');
      const nav = page.getByRole('navigation', { name: 'Main' });
      const button = page.getByRole('button', { name: 'Menu' });
      const lines = button.locator('svg:visible path');
      await expect(nav).toBeHidden();
      await expect(lines).toHaveCount(3);

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(nav).toBeVisible();
      await expect(lines).toHaveCount(2);
      if (javaScriptEnabled) await expectAccessible(page);
      expect((await nav.boundingBox())?.width).toBe(300);
      await expect(nav).toContainText('v1.1.5');
      await expect(nav).toContainText('PRODUCTION');
      await expect(nav).toContainText('MANUAL-FIX');

      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name: 'Home' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(nav).toBeHidden();
      await expect(lines).toHaveCount(3);
      await expect(button).toBeFocused();

      if (javaScriptEnabled) {
        await button.click();
        await nav.getByRole('link').last().focus();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Search' })).toBeFocused();
        await expect(nav).toBeHidden();

        // The phone is turned.
        await button.click();
        await page.setViewportSize({ width: 844, height: 390 });
        expect(await nav.evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
        await page.setViewportSize({ width: 390, height: 844 });

        // Browsers keep the page for Back as it is now. Playwright switches that off.
        await button.click();
        await page.evaluate(() => dispatchEvent(new Event('pagehide')));
        await expect(nav).toBeHidden();
      }

      await button.click();
      await nav.getByRole('link', { name: 'Contact' }).click();
      await expect(nav).toBeHidden();
      await button.click();
      await nav.getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL('/projects');
      await expect(nav).toBeHidden();
    });
  });
}
