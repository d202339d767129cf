import { expectAccessible } from './axe';
import { expect, test } from './test';

test('the gear in numbers and in six groups, then what was used together, which leads to its pictures', async ({
  page,
}) => {
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
    'Used together',
    'Rig calculator',
  ]);
  await expect(page.getByText('Primary').first()).toBeVisible();
  await page.getByRole('table', { name: 'Used together' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/astrophotography?tab=gallery&telescope=william-optics-redcat-51&camera=canon-eos-ra');
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
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Star fields from a catalog']);
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

test('the rig calculator follows its choices, which are in the address', async ({ page }) => {
  await page.goto('/astrophotography');
  const rig = page.getByRole('region', { name: 'Rig calculator' });
  await rig.scrollIntoViewIfNeeded();
  await rig.getByRole('combobox', { name: 'Telescope' }).selectOption('Celestron EdgeHD 8');
  await rig.getByRole('combobox', { name: 'Reducer' }).selectOption('Celestron 0.7x Reducer for EdgeHD 8');
  await rig.getByRole('checkbox', { name: 'ZWO 2-inch Filter Drawer' }).check();
  await expect(rig.getByRole('row', { name: 'Image scale' })).toContainText('0.55 arcsec per pixel');
  await expect(rig.getByRole('row', { name: 'Back focus' })).toContainText('66.5 mm of spacers needed');
  await rig.getByRole('combobox', { name: 'Object under the field of view' }).selectOption('Moon');
  await expect(rig.getByRole('img', { name: /over the Moon$/ })).toBeVisible();
  await expectAccessible(page, { within: ['#rig'] });
  await page.reload();
  await rig.scrollIntoViewIfNeeded();
  await expect(rig.getByRole('combobox', { name: 'Reducer' })).toHaveValue('celestron-0-7x-reducer-for-edgehd-8');
  await expect(rig.getByRole('row', { name: 'Image scale' })).toContainText('0.55 arcsec per pixel');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both halves can be read, and every picture can be opened', async ({ page }) => {
    await page.goto('/astrophotography');
    await expect(page.getByRole('heading', { name: 'Cameras' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Star fields from a catalog' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Image scale' })).toContainText('206.265 × 3.76 µm / 550 mm');
    await expect(page.getByRole('tab')).toHaveCount(0);
    const pictures = page.getByRole('article');
    expect(await pictures.count()).toBeGreaterThanOrEqual(6);
    await pictures.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/astrophotography\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
