import sharp from 'sharp';
import { expectAccessible } from './axe';
import { expect, type Locator, type Page, test } from './test';

const STACK = ['Architecture stack', 'architecture-stack.png', 2800, 1800] as const;
const SWIMLANE = ['Deployment swimlane', 'deployment-swimlane.png', 3200, 1800] as const;

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

for (const [title, file, width, height] of [STACK, SWIMLANE]) {
  test(`${title} is saved as ${file} at twice its size`, async ({ page }) => {
    const download = await exportPng(page, title);
    expect(download.suggestedFilename()).toBe(file);
    expect(await sharp(await download.path()).metadata()).toMatchObject({ width, height, format: 'png' });
  });

  test(`the labels of ${file} are as wide as on the page`, async ({ page }) => {
    // The page uses its font at once only if it is in the cache.
    await page.reload();
    const labels = await labelsOf(page.getByRole('region', { name: `${title}, drawing` }));
    expect(labels.length).toBeGreaterThan(8);
    const image = sharp(await (await exportPng(page, title)).path());
    for (const { text, x, y, width, size } of labels) {
      const area = { left: x - 4, top: y - size, width: width * 1.4, height: size * 1.3 };
      const pixels = image.clone().extract(scaled(area)).greyscale().raw();
      const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
      const columns = Array.from(
        data.keys().filter((index) => (data[index] ?? 0) > 160),
        (index) => index % info.width,
      );
      const drawn = (Math.max(...columns) - Math.min(...columns)) / 2;
      expect(Math.abs(drawn - width), `"${text}" is ${drawn} wide instead of ${width}`).toBeLessThan(4);
    }
  });
}

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

test('the diagram has a text version', async ({ page }) => {
  await page.getByText('Diagram as text').first().click();
  await expect(page.getByText(/leads to CDN \(HTTPS\)/)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the drawing scrolls, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawing = page.getByRole('region', { name: 'Architecture stack, drawing' });
  const [inside, outside] = await drawing.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(inside).toBeGreaterThan(900);
  expect(outside).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
