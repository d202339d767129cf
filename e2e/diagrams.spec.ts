import sharp from 'sharp';
import { expectAccessible } from './axe';
import { expect, type Locator, type Page, test } from './test';

const STACK = ['Architecture stack', 'architecture-stack.png', 2800, 1800] as const;
const SWIMLANE = ['Deployment swimlane', 'deployment-swimlane.png', 3200, 1800] as const;

const stackOf = (page: Page) => page.getByRole('figure', { name: 'Architecture stack' });

async function exportPng(page: Page, title: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export PNG of ${title}` }).click();
  return download;
}

interface Label {
  text: string;
  x: number;
  y: number;
  /** In pixels of the canvas, like x and y. */
  width: number;
  size: number;
}

/** The last lines of titles, headings and names, as the page draws them. */
async function labelsOf(drawing: Locator): Promise<Label[]> {
  return drawing.locator('text[font-weight]').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const line = text.querySelector<SVGTSpanElement>('tspan:last-child');
      if (!line) return [];
      const [x = 0, y = 0] = ['x', 'y'].map((name) => Number(line.getAttribute(name)));
      const size = Number(text.getAttribute('font-size'));
      return [{ text: line.textContent, x, y, width: line.getComputedTextLength(), size }];
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects/dachshund-app');
});

test('the links of the drawing follow the flow and lead to the documentation', async ({ page }) => {
  const drawing = page.getByRole('region', { name: 'Architecture stack, drawing' });
  await drawing.focus();
  await page.keyboard.press('Tab');
  await expect(drawing.getByRole('link').first()).toBeFocused();
  await expect(drawing.getByRole('link').first()).toHaveAccessibleName(/Next\.js client/);
  await drawing.getByRole('link', { name: /Ingress/ }).click();
  await expect(page).toHaveURL('/docs/infra/ingress');
});

test('each diagram is saved as its file at twice its size, on a dark background', async ({ page }) => {
  for (const [title, file, width, height] of [STACK, SWIMLANE]) {
    const download = await exportPng(page, title);
    expect(download.suggestedFilename()).toBe(file);
    const picture = sharp(await download.path());
    expect(await picture.metadata()).toMatchObject({ width, height, format: 'png' });
    const corner = await picture.extract({ left: 0, top: 0, width: 8, height: 8 }).raw().toBuffer();
    expect(Math.max(...corner.filter((_, index) => index % 4 < 3)), file).toBeLessThan(50);
  }
});

test('the labels of a picture are as wide as on the page', { tag: '@chromium' }, async ({ page }) => {
  // The page uses its font at once only if it is in the cache.
  await page.reload();
  for (const [title] of [STACK, SWIMLANE]) {
    const labels = await labelsOf(page.getByRole('region', { name: `${title}, drawing` }));
    expect(labels.length).toBeGreaterThan(8);
    const path = await (await exportPng(page, title)).path();
    const { data, info: raw } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
    for (const { text, x, y, width, size } of labels) {
      const area = { left: x - 4, top: y - size, width: width * 1.4, height: size * 1.3 };
      const pixels = await sharp(data, { raw }).extract(scaled(area)).toColourspace('b-w').raw().toBuffer();
      const columns = Array.from(
        pixels.keys().filter((index) => (pixels[index] ?? 0) > 160),
        (index) => index % scaled(area).width,
      );
      const drawn = (Math.max(...columns) - Math.min(...columns)) / 2;
      expect(Math.abs(drawn - width), `"${text}" is ${drawn} wide instead of ${width}`).toBeLessThan(4);
    }
  }
});

function scaled<Area extends Record<string, number>>(area: Area): Area {
  return Object.fromEntries(Object.entries(area).map(([key, value]) => [key, Math.round(value * 2)])) as Area;
}

test('without a drawing context the export does nothing', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('download', () => messages.push('download'));
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const button = page.getByRole('button', { name: 'Export PNG of Architecture stack' });
  await button.click();
  await expect(button).toBeEnabled();
  expect(messages).toEqual([]);
});

test('Architecture has two diagrams; that of the system is in the write-up, with its list and picture', async ({
  page,
}) => {
  for (const [slug, title] of [
    ['dachshund-app', 'Dachshund App: the system'],
    ['eng-insights-platform', 'Engineering Insights: the system'],
    ['qbr-reporting-web', 'QBR Reporting: the system'],
  ] as const) {
    await page.goto(`/projects/${slug}`);
    const titles = page.getByRole('region', { name: 'Architecture', exact: true }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Architecture stack', 'Deployment swimlane']);
    const system = page.getByRole('region', { name: 'Project Overview' }).getByRole('figure', { name: title });
    await system.getByText('Diagram as text').click();
    await expect(system.getByText(/^leads to /).first()).toBeVisible();
    if (slug === 'dachshund-app') await expectAccessible(page, { within: ['details[open]'] });
    expect((await exportPng(page, title)).suggestedFilename()).toBe(`${slug}-system.png`);
  }
});

/** Names of the boxes that are not dimmed. */
async function litIn(figure: Locator): Promise<string[]> {
  return figure
    .locator('svg [data-node]')
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => Number(getComputedStyle(node).opacity) === 1)
        .map((node) => node.getAttribute('data-node') ?? ''),
    );
}

const PRISMA = ['next-client', 'cdn', 'ingress', 'next-server', 'graphql', 'prisma', 'postgres'];

test('pointing at a box lights its path, by mouse and by keyboard', async ({ page }) => {
  const figure = stackOf(page);
  await expect.poll(() => litIn(figure)).toHaveLength(15);
  await figure.getByRole('link', { name: /^Prisma Typed/ }).hover();
  await expect.poll(() => litIn(figure)).toEqual(PRISMA);
  await page.getByRole('heading', { name: 'Architecture stack' }).hover();
  await expect.poll(() => litIn(figure)).toHaveLength(15);
  await page.getByRole('region', { name: 'Architecture stack, drawing' }).focus();
  await page.keyboard.press('Tab');
  const request = [...PRISMA.slice(0, 6), 'redis', 'postgres'];
  await expect.poll(() => litIn(figure)).toEqual(request);
  // A pointer that passes over the figure does not take the light from the focused box.
  await page.getByRole('heading', { name: 'Architecture stack' }).hover();
  await page.mouse.move(0, 0);
  await expect.poll(() => litIn(figure)).toEqual(request);
});

test('the paths can be followed step by step, and the picture still shows all of them', async ({ page }) => {
  const figure = stackOf(page);
  const status = figure.getByRole('status').first();
  const pictureOf = async () =>
    sharp(await (await exportPng(page, 'Architecture stack')).path())
      .raw()
      .toBuffer();
  const before = await pictureOf();
  await figure.getByRole('button', { name: 'Next step' }).click();
  await expect(status).toHaveText('Step 1 of 9: Next.js client to CDN (HTTPS)');
  await expect.poll(() => litIn(figure)).toEqual(['next-client', 'cdn']);
  expect((await pictureOf()).equals(before)).toBe(true);
  await figure.getByRole('button', { name: 'Next step' }).press('Enter');
  await expect(status).toHaveText('Step 2 of 9: CDN to Ingress (cache miss)');
  await expect(figure.getByRole('button', { name: 'Request path' })).toHaveAttribute('aria-pressed', 'true');
  await figure.getByRole('button', { name: 'Release path' }).click();
  await expect(status).toHaveText('Step 1 of 7: CI pipeline to Docker images');
  await figure.getByRole('button', { name: 'Previous step' }).click();
  await expect(status).toHaveText('Step 9 of 9: Prisma to PostgreSQL (SQL)');
  await figure.getByRole('button', { name: 'Request path' }).click();
  await expect(status).toBeEmpty();
  await expect.poll(() => litIn(figure)).toHaveLength(15);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the first tap on a box lights its path, the second opens its page', async ({ page }) => {
    const box = stackOf(page).getByRole('link', { name: /^Prisma Typed/ });
    await box.tap();
    await expect.poll(() => litIn(stackOf(page))).toEqual(PRISMA);
    await box.tap();
    await expect(page).toHaveURL('/docs/backend/prisma');
  });
});

test('up to 768 pixels the diagram is a list that can be read without scrolling sideways', async ({ page }) => {
  const figure = stackOf(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(figure.locator('svg[viewBox="0 0 1400 900"]')).toBeHidden();
    await expect(figure.getByText('leads to CDN (HTTPS)')).toBeVisible();
    const sizes = await figure.locator('ol p').evaluateAll((lines) =>
      lines.map((line) => {
        const { left, right } = line.getBoundingClientRect();
        return { isInside: left >= 0 && right <= innerWidth, size: Number.parseFloat(getComputedStyle(line).fontSize) };
      }),
    );
    expect(sizes.length).toBeGreaterThan(30);
    expect(sizes.filter(({ isInside, size }) => !isInside || size < 13)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, { within: ['figure'], measuresContrast: width === 320 });
  }
  const download = await exportPng(page, 'Architecture stack');
  expect(await sharp(await download.path()).metadata()).toMatchObject({ width: 2800, height: 1800 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing and its text are complete, and nothing offers what does not work', async ({ page }) => {
    const figure = stackOf(page);
    await expect(figure.getByRole('link', { name: /^Prisma Typed/ })).toBeVisible();
    await expect(figure.getByRole('button')).toHaveCount(0);
    await figure.getByText('Diagram as text').click();
    await expect(figure.getByText('leads to CDN (HTTPS)')).toBeVisible();
  });
});
