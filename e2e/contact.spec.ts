import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

const ADDRESS = 'rowan@example.com';

async function fill(page: Page, message = 'Shall we talk?') {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByLabel('Message').fill(message);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

test('Send waits for name, email and message; the subject is optional', async ({ page }) => {
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await fill(page, '  ');
  await expect(send).toBeDisabled();
  await page.getByLabel('Message').fill('Hello');
  await expect(send).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
});

test('a message opens in the email app without a request; the form clears', { tag: '@chromium' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  await fill(page);
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Send' }).click();
  const status = page.getByRole('status', { name: 'Notifications' });
  await expect(status).toContainText('Email client opened!');
  await expect(status).toContainText(
    'Your default email application should have opened with the message pre-filled. Please send the email to complete your message.',
  );
  await expectAccessible(page);
  for (const label of ['Name', 'Subject', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(status).toContainText('Message copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Message:\nShall we talk?');
  expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);
  await expectAccessible(page);
});

test('while a message is being passed on, the button says so', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});

test('a message that cannot be opened stays, and the address is shown', async ({ page }) => {
  await fill(page);
  // A lone surrogate cannot be written into an address.
  await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Half a \ud83d');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Send' }).click();
  const status = page.getByRole('status');
  await expect(status).toContainText('Something went wrong');
  await expect(status).toContainText(
    `There was an issue opening your email client. Please try again or contact me directly at ${ADDRESS}`,
  );
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await page.getByRole('button', { name: 'Dismiss notification' }).count()).toBe(1);
});

test('a message too long for a link says so, cannot be sent, and can be copied', { tag: '@chromium' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = 'Shall we talk? '.repeat(200);
  await fill(page, text);
  await expect(page.getByRole('form').getByRole('alert')).toContainText('too long');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Message copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text.trim());
});

test('the address appears on request only', async ({ page, request }) => {
  expect(await (await request.get('/contact')).text()).not.toContain(ADDRESS);
  const chunks = readdirSync('.next/static', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) expect(readFileSync(join('.next/static', chunk), 'utf8')).not.toContain(ADDRESS);
  await page.getByRole('button', { name: 'Click to reveal email' }).click();
  const link = page.getByRole('link', { name: ADDRESS });
  await expect(link).toHaveAttribute('href', `mailto:${ADDRESS}`);
  await expect(link).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do and shows no form', async ({ page }) => {
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Click to reveal email' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Biography' })).toHaveAttribute('href', '/bio');
  });
});

test('the contact card has the person and a photo, and hides the email address as the page does', async ({
  page,
  request,
}) => {
  const link = page.getByRole('link', { name: 'Download Contact Card' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('rowan-hale.vcf');
  const response = await request.get('/contact.vcf');
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const card = (await response.text()).replaceAll('\r\n ', '');
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:Rowan Hale\r\n/);
  expect(card).not.toContain(ADDRESS);
  const photo = Buffer.from(card.match(/PHOTO;ENCODING=b;TYPE=JPEG:(.+)\r/)?.[1] ?? '', 'base64');
  expect([...photo.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});
