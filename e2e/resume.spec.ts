import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/resume');
});

test('shows the career in five roles, newest first', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software Engineering Executive');
  const career = page.getByRole('region', { name: 'Career Timeline' });
  const years = await career.locator('ol > li > p').allTextContents();
  expect(years).toHaveLength(5);
  expect(years).toEqual(years.toSorted().toReversed());
});

test('shows competencies, education, certifications, impact and markets', async ({ page }) => {
  const entries = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(entries('Core Competencies')).toHaveCount(7);
  await expect(entries('Certifications')).toHaveCount(3);
  await expect(entries('Education')).not.toHaveCount(0);
  await expect(entries('Market Verticals')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Quantified Impact' }).locator('dl > div')).toHaveText([
    'engineers60+',
    'airlines150+',
    'years25+',
    'market verticals4+',
  ]);
});

test('leads to the profile in a new tab, to the contact page and to the download', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'View LinkedIn Profile' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Full Resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/resume/);
});
