import sharp from 'sharp';
import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

const STACK = ['Architecture stack', 'architecture-stack.png', 2800, 1800] as const;
const SWIMLANE = ['Deployment swimlane', 'deployment-swimlane.png', 3200, 1800] as const;

async function openLarge(page: Page, title: string) {
  await page.getByRole('button', { name: `Open large: ${title}` }).click();
  return page.getByRole('region', { name: `${title}, drawing` });
}

async function exportPng(page: Page, title: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export PNG of ${title}` }).click();
  return download;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects/dachshund-app');
});

test('the links of the drawing follow the flow and lead to the documentation', async ({ page }) => {
  const drawing = await openLarge(page, 'Architecture stack');
  await drawing.focus();
  await page.keyboard.press('Tab');
  await expect(drawing.getByRole('link').first()).toBeFocused();
  await expect(drawing.getByRole('link').first()).toHaveAccessibleName(/Next\.js client/);
  await drawing.getByRole('link', { name: /Ingress/ }).click();
  await expect(page).toHaveURL('/docs/infra/ingress');
});

test('each diagram is saved at twice its size, on a dark background; without a drawing context nothing happens', async ({
  page,
}) => {
  for (const [title, file, width, height] of [STACK, SWIMLANE]) {
    const download = await exportPng(page, title);
    expect(download.suggestedFilename()).toBe(file);
    const picture = sharp(await download.path());
    expect(await picture.metadata()).toMatchObject({ width, height, format: 'png' });
    const corner = await picture.extract({ left: 0, top: 0, width: 8, height: 8 }).raw().toBuffer();
    expect(Math.max(...corner.filter((_, index) => index % 4 < 3)), file).toBeLessThan(50);
  }
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('download', () => messages.push('download'));
  await page.evaluate(() => {
    OffscreenCanvas.prototype.getContext = () => null;
  });
  const button = page.getByRole('button', { name: 'Export PNG of Architecture stack' });
  await button.click();
  await expect(button).toBeEnabled();
  expect(messages).toEqual([]);
});

test('an image that cannot be created is reported beside its button', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.getByRole('button', { name: 'Export PNG of Architecture stack' }).click();
  const figure = page.getByRole('figure', { name: 'Architecture stack' });
  await expect(figure.getByText('Couldn’t create the image. Please try again.')).toBeVisible();
});

test('Architecture has two diagrams; that of the system is in the write-up, with its list and picture', async ({
  page,
}) => {
  for (const [slug, title] of [
    ['dachshund-app', 'Dachshund App: the system'],
    ['eng-insights-platform', 'Engineering Insights: the system'],
    ['qbr-reporting-web', 'QBR Reporting: the system'],
  ] as const) {
    if (!page.url().endsWith(slug)) await page.goto(`/projects/${slug}`);
    const titles = page.getByRole('region', { name: 'Architecture', exact: true }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Architecture stack', 'Deployment swimlane']);
    const system = page.getByRole('region', { name: 'Project Overview' }).getByRole('figure', { name: title });
    await system.getByText('As text').click();
    await expect(system.getByText(/^leads to /).first()).toBeVisible();
    if (slug === 'dachshund-app') await expectAccessible(page, { within: ['details[open]'] });
    expect((await exportPng(page, title)).suggestedFilename()).toBe(`${slug}-system.png`);
  }
});

test('the plate names every part, and opens the drawing until Escape', async ({ page }) => {
  const figure = page.getByRole('figure', { name: 'Architecture stack' });
  for (const name of ['Client & Delivery', 'Next.js client', 'PostgreSQL', 'Production'])
    await expect(figure.getByText(name, { exact: true }).first()).toBeVisible();
  const open = figure.getByRole('button', { name: 'Open large: Architecture stack' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Architecture stack' });
  await expect(dialog.getByRole('link', { name: /^Prisma Typed/ })).toBeVisible();
  await expectAccessible(page, { within: ['[role=dialog]:popover-open'] });
  // Elements behind the drawing cannot be focused.
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // The search would close the drawing.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('on a phone the drawing is panned at a readable size, and the page does not become wider', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const drawing = await openLarge(page, 'Architecture stack');
    expect(await drawing.evaluate((region) => region.firstElementChild?.clientWidth)).toBeGreaterThanOrEqual(960);
    await drawing.getByRole('link', { name: /^Ingress/ }).focus();
    await expect(drawing.getByRole('link', { name: /^Ingress/ })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing opens, its text is complete, and nothing offers what does not work', async ({ page }) => {
    const drawing = await openLarge(page, 'Architecture stack');
    await expect(drawing.getByRole('link', { name: /^Prisma Typed/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Export PNG/ })).toHaveCount(0);
    const figure = page.getByRole('figure', { name: 'Architecture stack' });
    await figure.getByText('As text').click();
    await expect(figure.getByText('leads to CDN (HTTPS)')).toBeVisible();
  });
});
