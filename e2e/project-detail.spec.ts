import { expectAccessible } from './axe';
import { expect, test } from './test';

test('a write-up has all sections, facts and links, and a screenshot opens by keyboard until Escape', async ({
  page,
}) => {
  await page.goto('/projects/dachshund-app');
  await expect(page.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dachshund App');
  for (const text of ['Active', 'Jan 2024 - Present', 'Back care for dachshunds']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
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
    'More Projects',
  ]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Tech Stack' }).getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tags' }).getByRole('listitem')).not.toHaveCount(0);
  const info = page.getByRole('region', { name: 'Project Info' });
  await expect(info.getByRole('row')).toHaveText([
    'RoleFull-Stack Developer',
    'DurationJan 2024 - Present',
    'StatusActive',
    'TypeFull-Stack',
  ]);
  const technologies = await page.getByRole('region', { name: 'Tech Stack' }).locator('dt').count();
  await expect(page.getByLabel('Summary').locator('dd')).toHaveText([String(technologies), 'Active', 'Full-Stack']);
  const screenshot = page
    .getByRole('list', { name: 'Screenshots' })
    .getByRole('button', { name: /^Enlarge/ })
    .first();
  await screenshot.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page, { within: ['[role=dialog]:popover-open'] });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(screenshot).toBeFocused();
  await screenshot.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a write-up has a cover, outcomes, a list of contents that marks the current part, and other projects', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/projects/eng-insights-platform');
  const cover = page.locator('main img').first();
  await expect(cover).toHaveAttribute('src', '/projects/eng-insights-platform/cover.svg');
  expect(await cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const outcomes = page.getByLabel('Outcomes').locator('dd');
  await expect(outcomes).toHaveText(['6.2→2.4\u00a0days', '2.9→0.5\u00a0days', '3.1→8.7', '17%→9%']);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const own = ['Screenshots', 'Architecture', 'Tech Stack', 'Project Info'].map((name) =>
    page.getByRole('heading', { name, exact: true }),
  );
  const headings = own.reduce((all, heading) => all.or(heading), page.locator('.project-overview .prose > h2'));
  const titles = (await headings.allTextContents()).map((title) => title.replace(/ #$/, ''));
  await expect(contents.getByRole('link')).toHaveText(titles);
  for (const name of ['Tech Stack', 'Constraints']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(name);
    await expect(contents.getByRole('link', { name, exact: true })).toBeInViewport();
  }
  const navigation = page.getByRole('region', { name: 'More Projects' });
  await expect(navigation.getByRole('link', { name: 'Previous Dachshund App' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Next QBR Reporting Web' }).click();
  await expect(page).toHaveURL('/projects/qbr-reporting-web');
});

test('the tabletop project has its own labels, no architecture, and on a phone a strip of screenshots that fits', async ({
  page,
}) => {
  await page.goto('/projects/aoe-ashes-of-empire');
  const info = page.getByRole('region', { name: 'Project Info' });
  await expect(info.getByRole('row')).toHaveText([
    'RoleDesigner & Developer',
    'DurationMay 2019 – Nov 2020',
    'StatusOn Hold',
    'TypeTabletop',
  ]);
  await expect(page.getByRole('region', { name: 'Architecture' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const images = page.getByRole('list', { name: 'Screenshots' }).getByRole('button', { name: /^Enlarge/ });
  await images.first().scrollIntoViewIfNeeded();
  await expect(images.nth(1)).not.toBeInViewport({ ratio: 0.5 });
  await images.nth(1).scrollIntoViewIfNeeded();
  await expect(images.nth(1)).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone an enlarged screenshot scrolls, its caption and Close stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/projects/dachshund-app');
  await page
    .getByRole('list', { name: 'Screenshots' })
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('region', { name: 'Picture' });
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await picture.evaluate((element) => element.scrollWidth / element.clientWidth)).toBeGreaterThan(2);
  await expectAccessible(page, { within: ['[role=dialog]:popover-open'] });
  for (const [x, y] of [
    [0, 0],
    [2000, 2000],
  ]) {
    await picture.evaluate((element, [left, top]) => element.scrollTo(left ?? 0, top ?? 0), [x, y]);
    await dialog.evaluate((element) => element.scrollTo(2000, 2000));
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('p')).toBeInViewport();
  }
});

const isScrollable = (element: HTMLElement) => element.scrollWidth > element.clientWidth;

test('tables, code and figures fit a desktop; on a phone tables of three columns do', async ({ page }) => {
  const tables = page.getByRole('figure', { name: 'Table', exact: true });
  for (const [width, scrollable] of [
    [1440, [false, false]],
    [768, [false, false]],
    [390, [false, true]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/docs/write-ups/aoe-ashes-of-empire');
    expect(await Promise.all((await tables.all()).map((table) => table.evaluate(isScrollable)))).toEqual(scrollable);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width < 1440) continue;
    const others = page.locator('pre, section[aria-label="Picture"]:visible');
    expect(await others.evaluateAll((all) => all.map((part) => part.scrollWidth - part.clientWidth))).toEqual([0, 0]);
  }
});

test('on paper diagrams, tables and pictures are complete and buttons are gone', async ({ page }) => {
  const width = Math.floor(((210 - 20) / 25.4) * 96);
  await page.setViewportSize({ width, height: 1123 });
  await page.goto('/projects/dachshund-app');
  // After the page has loaded: Chromium can lose the media type of a new page when it navigates.
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const parts = main.locator('.diagram-stops, table, img:visible');
  expect(await parts.count()).toBeGreaterThan(12);
  const right = () => parts.evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().right)));
  await expect.poll(right).toBeLessThanOrEqual(width);
  await expect(main.getByRole('img', { name: /Today screen/ })).toBeVisible();
  await expect(main.getByText('PostgreSQL').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /Export|Open/ })).toHaveCount(0);
});

test('labels in the figures of the write-ups have at least 12 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['dachshund-app', 'eng-insights-platform', 'qbr-reporting-web', 'aoe-ashes-of-empire']) {
    await page.goto(`/projects/${slug}`);
    for (const picture of await page.locator('.prose-figure img').all()) {
      const [src, width, across] = await picture.evaluate((image) => [
        (image as HTMLImageElement).src,
        image.getBoundingClientRect().width,
        Number(image.getAttribute('width')),
      ]);
      const drawing = await (await page.request.get(String(src))).text();
      const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(sizes, String(src)).not.toEqual([]);
      expect((Math.min(...sizes) * Number(width)) / Number(across), String(src)).toBeGreaterThanOrEqual(12);
    }
  }
});
