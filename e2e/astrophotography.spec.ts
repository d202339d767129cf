import { expectAccessible } from './axe';
import { expect, test } from './test';

test('the gear in numbers and in six groups, with the pictures that were framed with an item', async ({ page }) => {
  await page.goto('/astrophotography');
  await expect(page.getByRole('tab')).toHaveText(['Equipment & Rig', 'Photo Gallery']);
  await expect(page.getByRole('list', { name: 'The rig in numbers' }).getByRole('listitem')).toHaveText([
    '3 telescopes',
    '4 cameras',
    '1 AI controller',
    '1 dual-band filter',
  ]);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
    'Mount & Control',
    'Telescopes & Optics',
    'Cameras',
    'Imaging Train & Filters',
    'Focusing & Dew Control',
    'Power & Connectivity',
  ]);
  await expect(page.getByText('Primary').first()).toBeVisible();
  await expect(page.getByText(/^Frames 2\.4° × 1\.6° at 1\.41″ per pixel/)).toBeVisible();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /RedCat 51$/ }) });
  await item.getByRole('link', { name: '4 pictures' }).click();
  await expect(page).toHaveURL('/astrophotography?tab=gallery&telescope=william-optics-redcat-51');
  const panel = page.getByRole('tabpanel', { name: 'Photo Gallery' });
  await expect(panel.getByRole('combobox', { name: 'Telescope' })).toHaveValue('william-optics-redcat-51');
});

test('the gallery has no promises; the tab is in the address, and has a focus ring for the keyboard only', async ({
  page,
}) => {
  await page.goto('/astrophotography');
  await page.getByRole('tab', { name: 'Equipment & Rig' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/astrophotography?tab=gallery');
  const panel = page.getByRole('tabpanel', { name: 'Photo Gallery' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['A star atlas']);
  await expect(panel.getByText(/coming soon|planned/i)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Equipment & Rig' })).toBeVisible();
  const showsRing = (name: string) => page.getByRole('tab', { name }).evaluate((tab) => tab.matches(':focus-visible'));
  await page.getByRole('tab', { name: 'Photo Gallery' }).click();
  await expect(page.getByRole('tab', { name: 'Photo Gallery' })).toBeFocused();
  expect(await showsRing('Photo Gallery')).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => showsRing('Equipment & Rig')).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both halves can be read, and every picture can be opened', async ({ page }) => {
    await page.goto('/astrophotography');
    await expect(page.getByRole('heading', { name: 'Cameras' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A star atlas' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    const pictures = page.getByRole('article');
    expect(await pictures.count()).toBeGreaterThanOrEqual(6);
    await pictures.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/astrophotography\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
