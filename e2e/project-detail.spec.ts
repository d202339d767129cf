import { expectAccessible } from './axe';
import { expect, test } from './test';

test('a write-up has all sections, facts and links', async ({ page }) => {
  await page.goto('/projects/dachshund-app');
  await expect(page.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dachshund App');
  await expect(page.getByText('Jan 2024 - Present').first()).toBeVisible();
  for (const name of ['View Code', 'Live Demo']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  for (const name of [
    'Project Overview',
    'Screenshots',
    'Architecture',
    'Tech Stack',
    'Project Info',
    'Tags',
    'Navigation',
  ]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('row')).toContainText(['Role']);
  const info = page.getByRole('region', { name: 'Project Info' });
  await expect(info.getByRole('row')).toHaveText([
    'RoleFull-Stack Developer',
    'DurationJan 2024 - Present',
    'StatusActive',
    'TypeFull-Stack',
  ]);
});

test('the summary card counts technologies across all groups', async ({ page }) => {
  await page.goto('/projects/dachshund-app');
  const technologies = await page.getByRole('region', { name: 'Tech Stack' }).locator('dt').count();
  await expect(page.locator('header dl dd').first()).toHaveText(String(technologies));
});

test('the tabletop project has its own labels and no architecture', async ({ page }) => {
  await page.goto('/projects/aoe-ashes-of-empire');
  const info = page.getByRole('region', { name: 'Project Info' });
  await expect(info.getByRole('row')).toHaveText([
    'RoleDesigner & Developer',
    'DurationMay 2019 - Present',
    'StatusOn Hold',
    'TypeTabletop',
  ]);
  await expect(page.getByRole('region', { name: 'Architecture' })).toHaveCount(0);
});

test('the navigation links to the previous and next project', async ({ page }) => {
  await page.goto('/projects/eng-insights-platform');
  const navigation = page.getByRole('region', { name: 'Navigation' });
  await expect(navigation.getByRole('link', { name: 'Previous Dachshund App' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Next QBR Reporting Web' }).click();
  await expect(page).toHaveURL('/projects/qbr-reporting-web');
});

test('a screenshot opens by keyboard, and Escape restores the focus', async ({ page }) => {
  await page.goto('/projects/dachshund-app');
  const screenshot = page.getByRole('button', { name: /^Enlarge/ }).first();
  await screenshot.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(screenshot).toBeFocused();
  await screenshot.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
