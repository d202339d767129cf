import type { Site } from './site';
import { expect, test } from './test';

/** Opens the dialog as the owner does. */
async function openDialog(site: Site) {
  await site.open('/tabletop');
  await expect.poll(() => site.role('article').count()).toBe(104);
  expect(await site.role('dialog').count()).toBe(0);
  await site.evaluate("localStorage.setItem('auth-token', 'owner-token')");
  await site.evaluate("(location.hash = 'sync')");
  const dialog = site.role('dialog', 'Sync collection');
  await expect.poll(() => dialog.count()).toBe(1);
  return dialog;
}

/** Makes the service say something. */
function answer(site: Site, body: object) {
  return site.evaluate(`(window.fetch = async () => Response.json(${JSON.stringify(body)}), true)`);
}

test('the sync dialog holds the focus and is cancelled by button and by keyboard', async ({ site }) => {
  const dialog = await openDialog(site);
  await expect.poll(() => dialog.texts()).toEqual([expect.stringContaining('104')]);
  for (let stop = 0; stop < 4; stop++) {
    await site.press('Tab');
    expect(['Cancel', 'Start Sync', 'Close']).toContain((await site.focused()).name);
  }
  await dialog.role('button', 'Cancel').click();
  await expect.poll(() => dialog.count()).toBe(0);
  await site.evaluate("(location.hash = 'sync')");
  await expect.poll(() => dialog.count()).toBe(1);
  await site.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});

test('a failed sync is told in a notification and leaves the dialog open', async ({ site }) => {
  const dialog = await openDialog(site);
  await answer(site, { success: false, error: 'The service is busy.' });
  await dialog.role('button', 'Start Sync').click();
  await expect.poll(() => site.text('The service is busy.').count()).toBe(1);
  await expect.poll(() => dialog.count()).toBe(1);
});

test('a successful sync is told, and the page is loaded again', async ({ site }) => {
  const dialog = await openDialog(site);
  await answer(site, { success: true });
  await site.evaluate('(window.isBefore = true)');
  await dialog.role('button', 'Start Sync').click();
  await expect.poll(() => site.text('Sync Complete!').count()).toBe(1);
  await expect.poll(() => site.evaluate('!window.isBefore')).toBe(true);
  await site.untilReady();
});
