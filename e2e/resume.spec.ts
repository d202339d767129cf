import { expect, test } from './test';

test('shows the roles by company, newest first, the other sections and the links', async ({ page }) => {
  await page.goto('/resume');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software Engineering Executive');
  const career = page.getByRole('region', { name: 'Career Timeline' });
  const years = await career.locator('ol > li > p').allTextContents();
  expect(years).toHaveLength(5);
  expect(years).toEqual(years.toSorted().toReversed());
  const companies = career.getByRole('heading', { level: 3 });
  await expect(companies).toHaveCount(4);
  const [company] = await career.locator('> ol > li').all();
  await expect(company?.getByRole('heading', { level: 4 }) ?? career).toHaveText([
    'Vice President of Engineering',
    'Director of Engineering',
  ]);
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
  await expect(page.getByRole('link', { name: 'View LinkedIn Profile' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
