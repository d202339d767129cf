import type { Site } from './site';
import { expect, test } from './test';

const notices = (site: Site) => site.role('status', 'Notifications');
const dismiss = (site: Site) => site.role('button', 'Dismiss notification');

test.beforeEach(async ({ site }) => {
  await site.open('/contact');
});

async function fill(site: Site) {
  await site.role('textbox', 'Name').click();
  await site.type('Ada Lovelace');
  await site.press('Tab');
  await site.type('ada@example.org');
  await site.role('textbox', 'Message').click();
  await site.type('Hello');
}

test('Send waits for what it needs, and the notification of a message handed over leaves by itself', async ({
  site,
}) => {
  const send = site.role('button', 'Send');
  await expect.poll(async () => (await send.first()).disabled).toBe(true);
  await fill(site);
  await expect.poll(async () => (await send.first()).disabled).toBe(false);
  // MiniBrowser has no mail program to call and shows an error page instead.
  if (site.browser.title.startsWith('WebKit')) return;
  await send.click();
  await expect.poll(() => notices(site).texts()).toEqual([expect.stringContaining('Email client opened!')]);
  await expect.poll(() => dismiss(site).count()).toBe(0);
  await expect.poll(() => site.address()).toBe('/contact');
});

test('a notification of a failure stays until it is dismissed by keyboard', async ({ site }) => {
  await fill(site);
  // Half a character cannot be part of an address, so the message stays.
  await site.evaluate(`(() => {
    const field = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, '\\ud83d');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await site.role('button', 'Send').click();
  await expect.poll(() => notices(site).texts()).toEqual([expect.stringContaining('Something went wrong')]);
  await dismiss(site).focus();
  await site.press('Enter');
  await expect.poll(() => dismiss(site).count()).toBe(0);
});

test('the address appears on request', async ({ site }) => {
  await site.role('button', 'Click to reveal email').click();
  const link = site.role('link', 'rowan@example.com');
  await expect.poll(async () => (await link.first()).href).toBe('mailto:rowan@example.com');
  await expect.poll(async () => (await link.first()).focused).toBe(true);
});
