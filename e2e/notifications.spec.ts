import { expect, type Page, test } from './test';

const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' });

/** Makes the contact form show a notification. */
async function send(page: Page) {
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.clock.runFor(20);
  await expect(notices(page)).toContainText('Email client opened!');
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
  await page.goto('/contact');
  // From here on the test controls the time.
  await page.clock.pauseAt(new Date('2026-11-21T09:00:00Z'));
});

test('a notification closes after four seconds, but not under the pointer or with focus', async ({ page }) => {
  await send(page);
  await dismiss(page).hover();
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(1);
  await dismiss(page).focus();
  await page.mouse.move(5, 300);
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(1);
  for (const key of ['Escape', 'Enter']) {
    await dismiss(page).focus();
    await page.keyboard.press(key);
    await page.clock.runFor(300);
    await expect(dismiss(page)).toHaveCount(0);
    await send(page);
  }
  await page.clock.runFor(3900);
  await expect(dismiss(page)).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(dismiss(page)).toHaveCount(0);
});

test('it is 440 wide and at most 200 high on a desktop, and fits a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await send(page);
  const card = page.locator('[data-position=bottom-right] > *').first();
  expect((await card.boundingBox())?.width).toBe(440);
  await card.getByText(/^Your default/).evaluate((text) => {
    text.textContent = 'A long message. '.repeat(100);
  });
  expect((await card.boundingBox())?.height).toBe(200);
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(320);
});
