import { expect, test } from './test';

test('shows the roles by company, newest first, the other sections and the links', async ({ page }) => {
  await page.goto('/resume');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rowan Hale');
  await expect(page.getByText('Software Engineering Executive', { exact: true })).toBeVisible();
  const career = page.getByRole('region', { name: 'Career Timeline' });
  await expect(career.getByText(/^\w{3} \d{4} to (now|\w{3} \d{4})$/)).toHaveText([
    'Mar 2019 to now',
    'Jun 2014 to Feb 2019',
    'Apr 2009 to May 2014',
    'Feb 2005 to Mar 2009',
    'Sep 2000 to Jan 2005',
  ]);
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
  await expect(page.getByRole('link', { name: 'Biography for event organizers' })).toHaveAttribute('href', '/bio');
  const downloads = page.getByRole('link', { name: 'Download Full Resume' });
  await expect(downloads).toHaveCount(2);
  for (const link of await downloads.all()) await expect(link).toHaveAttribute('href', '/resume.pdf');
  await expect(downloads.first()).toBeInViewport();
});

test('the qualifications follow the career on a phone and are beside the summary on a desktop', async ({ page }) => {
  const measureTop = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resume');
  const headings = ['Executive Summary', 'Career Timeline', 'Core Competencies', 'Education', 'Certifications'];
  headings.push('Quantified Impact', 'Market Verticals');
  const tops = await Promise.all(headings.map(measureTop));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(Math.abs((await measureTop('Core Competencies')) - (await measureTop('Executive Summary')))).toBeLessThan(40);
});

test('the heading of each role is a link to it', async ({ page }) => {
  await page.goto('/resume');
  const links = page.getByRole('region', { name: 'Career Timeline' }).getByRole('link');
  await expect(links).toHaveCount(5);
  await links.nth(3).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resume#lead-engineer-larkmoor$/);
  await expect(page.getByRole('heading', { name: 'Lead Software Engineer' })).toBeInViewport();
});
