import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

const PHOTO = '/astrophotography/pleiades';

async function openViewer(page: Page) {
  await page.goto(PHOTO);
  await page.getByRole('button', { name: 'Open the viewer' }).click();
  await expect(page.getByRole('dialog', { name: 'The Pleiades' })).toBeVisible();
  await expect(page).toHaveURL(/#view=0\.5,0\.3896,1$/);
}

test('the viewer zooms by key, and its link shows the same view again', async ({ page }) => {
  await openViewer(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'The Pleiades' })).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#view=0\.[56]\d*,0\.3896,2\.25$/);
  await expectAccessible(page);

  const link = page.url();
  await page.goto('/astrophotography');
  await page.goto(link);
  await expect(dialog.getByText('Zoom 2.3×')).toBeVisible();
  await expect(page).toHaveURL(link);
  await page.keyboard.press('0');
  await expect(dialog.getByText('Zoom 1×')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(PHOTO);
  await expect(page.getByRole('button', { name: 'Open the viewer' })).toBeFocused();
});

test('labels are switched off by key, and the focus returns to the button', async ({ page }) => {
  await openViewer(page);
  const labels = page.getByRole('dialog').getByRole('button', { name: 'Labels' });
  const alcyone = page.getByRole('dialog').locator('text').filter({ hasText: 'Alcyone' });
  await expect(alcyone).toBeVisible();
  await page.keyboard.press('l');
  await expect(labels).toHaveAttribute('aria-pressed', 'false');
  await expect(alcyone).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  const open = page.getByRole('button', { name: 'Open the viewer' });
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(PHOTO);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Label stars and objects' }).uncheck();
  await open.click();
  await expect(labels).toHaveAttribute('aria-pressed', 'false');
});

test('two states of a picture are compared by keyboard, with one view', async ({ page }) => {
  await page.goto(PHOTO);
  await page.getByRole('button', { name: 'Compare in detail' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Pleiades: before and after' });
  const slider = dialog.getByRole('slider', { name: 'Share of Stars only' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51% Stars only, 49% finished picture');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% Stars only, 100% finished picture');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await expectAccessible(page);
  await expect(dialog.getByText('Stars only', { exact: true })).toBeVisible();
});

test('a viewer that does not load is replaced by the largest picture, a comparison says so and can be tried again', async ({
  page,
}) => {
  await page.route('**/viewer.js', (route) => route.abort());
  await page.goto(PHOTO);
  const compare = page.getByRole('button', { name: 'Compare in detail' });
  const message = page.getByText('Couldn’t load the comparison. Please try again.');
  await compare.click();
  await expect(message).toBeVisible();
  await page.unroute('**/viewer.js');
  await compare.click();
  await expect(page.getByRole('dialog', { name: 'The Pleiades: before and after' })).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.route('**/viewer.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Open the viewer' }).click();
  await expect(page).toHaveURL(/\.webp$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture links to its largest file, has labels to switch off, and both states with captions', async ({
    page,
  }) => {
    await page.goto(PHOTO);
    const full = page.getByRole('link', { name: /^Full size/ });
    expect((await page.request.get((await full.getAttribute('href')) ?? '')).status()).toBe(200);
    const label = page.locator('main text').filter({ hasText: 'Alcyone' });
    await expect(label).toBeVisible();
    await page.getByRole('checkbox', { name: 'Label stars and objects' }).uncheck();
    await expect(label).toBeHidden();
    await expect(page.getByRole('region', { name: 'In this field' })).toContainText('M 45 Pleiades');
    await expect(page.getByRole('figure').filter({ hasText: 'Stars only' }).getByRole('img')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the viewer' })).toBeHidden();
  });
});
