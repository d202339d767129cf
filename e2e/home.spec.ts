import { expect, test } from './test';

test('introduces the owner, and shows figures, projects and the other sections in order', async ({ page }) => {
  await page.goto('/');
  const portrait = page.getByRole('img', { name: 'Portrait of Rowan Hale' });
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rowan Hale');
  await expect(page.getByText('Software Engineering Executive').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', '/projects');
  await expect(page.getByRole('main').getByText('I run engineering organizations')).toBeVisible();
  const connect = page.getByRole('link', { name: 'Connect', exact: true });
  const network = page.getByRole('region', { name: 'Let’s Connect' }).getByRole('link', { name: 'LinkedIn' });
  for (const link of [connect, network]) {
    await expect(link).toHaveAttribute('href', 'https://linkedin.example.com/in/rowan-hale');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  const figures = [
    ['Years Experience', '25+'],
    ['Engineering Team Members', '60+'],
    ['Global Airlines Served', '150+'],
    ['Market Verticals Led', '4+'],
  ];
  for (const [label, value] of figures) {
    await expect(page.locator('dl > div', { hasText: label }).locator('dd')).toHaveText(value ?? '');
  }
  const sections = ['Recent Projects', 'About', 'Side Quests', 'How I Work', 'Portfolio Purpose', 'Let’s Connect'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections);
  const entries = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(entries('Side Quests')).toHaveText([
    'Astrophotography',
    'Wargame Design',
    'Tabletop Gaming',
    'Code Experiments',
  ]);
  await expect(entries('How I Work')).toHaveText(['Structure Over Chaos', 'Question Everything', 'Build to Last']);
  await expect(page.getByRole('region', { name: 'Let’s Connect' }).getByRole('listitem')).toHaveText([
    'Available for interesting problems',
    'Coffee-powered',
    'Telescope-equipped',
  ]);
  await expect(page.getByRole('link', { name: 'Contact Me' })).toHaveAttribute('href', '/contact');
  const recent = page.getByRole('region', { name: 'Recent Projects' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([
    'Dachshund App',
    'Engineering Insights Platform',
  ]);
  await expect(recent.getByText('Back care for dachshunds')).toBeVisible();
  for (const list of await recent.getByRole('list', { name: 'Technologies' }).all()) {
    await expect(list.getByRole('listitem')).toHaveCount(4);
  }
  await recent.getByRole('link', { name: 'Dachshund App' }).click();
  await expect(page).toHaveURL('/projects/dachshund-app');
  await page.goBack();
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveText([
    '88→153Airlines on the platform, since 2019',
    '−41%Cloud cost per thousand bookings, in 18 months',
    '9 days→4 hoursMerge to production, median, since 2019',
  ]);
  await expect(page.getByRole('blockquote')).toContainText('Rowan');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL('/resume#vp-engineering-meridian');
  await expect(page.getByRole('heading', { name: 'Vice President of Engineering' })).toBeInViewport();
});

test('buttons have a border in forced colors', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const [border, background] = await page.getByRole('link', { name: 'View My Work' }).evaluate((link) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(link);
    return [`${borderTopWidth} ${borderTopColor}`, backgroundColor];
  });
  expect(border).not.toMatch(/^0px|rgba\(.*, 0\)$/);
  expect(border).not.toContain(background);
});
