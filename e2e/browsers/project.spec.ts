import { expect, test } from './test';

test.beforeEach(async ({ site }) => {
  await site.open('/projects/dachshund-app');
});

test('a screenshot opens large by keyboard and pointer, and closes again', async ({ site }) => {
  const screenshot = site.role('button', /^Enlarge/);
  const dialog = site.role('dialog');
  await screenshot.focus();
  await site.press('Enter');
  await expect.poll(() => dialog.role('img').count()).toBe(1);
  await expect.poll(async () => (await site.focused()).text).toBe('Close');
  await site.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(async () => (await screenshot.first()).focused).toBe(true);
  for (const width of [1280, 390]) {
    await site.tab.resize(width, 844);
    await screenshot.click();
    await expect.poll(() => dialog.count()).toBe(1);
    await dialog.role('button', 'Close').click();
    await expect.poll(() => dialog.count()).toBe(0);
  }
});

for (const [title, file, size] of [
  ['Architecture stack', 'architecture-stack.png', [2800, 1800]],
  ['Deployment swimlane', 'deployment-swimlane.png', [3200, 1800]],
] as const) {
  test(`${title} is saved as a picture at twice its size`, async ({ site }) => {
    await site.role('button', `Export PNG of ${title}`).click();
    const picture = await site.downloaded(file);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(size);
  });
}

test('a diagram is a list on a phone; its drawing leads to the documentation', async ({ site }) => {
  await site.tab.resize(390, 844);
  await expect.poll(() => site.text(/leads to CDN \(HTTPS\)/).count()).toBeGreaterThan(0);
  await site.tab.resize(1280, 844);
  const drawing = site.role('region', 'Architecture stack, drawing');
  await drawing.focus();
  await site.press('Tab');
  await expect.poll(async () => (await site.focused()).name).toMatch(/Next\.js client/);
  await drawing.role('link', /Ingress/).click();
  await expect.poll(() => site.address()).toBe('/docs/infra/ingress');
});
