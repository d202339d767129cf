import { createShelf } from '../tests/collectors/bgg/documents';
import { createService } from '../tests/collectors/bgg/fake-bgg';
import { startOwnerServer } from './owner-server';
import { OWNER, originOf } from './servers';
import { expect, type Page, test } from './test';

/** From the button through the server to BoardGameGeek, and back into the file. */
test.use({ baseURL: originOf(OWNER) });

let owner: Awaited<ReturnType<typeof startOwnerServer>>;
test.beforeAll(async () => {
  owner = await startOwnerServer('owner-token');
});
test.afterAll(() => owner.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sync collection' });
const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });

test('a successful sync saves the games, notifies, and reloads the page after two seconds', async ({ page }) => {
  test.setTimeout(90_000);
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.addInitScript(() => localStorage.setItem('auth-token', 'owner-token'));
  await page.goto('/tabletop#sync');
  await expect(dialog(page)).toBeVisible();
  // From here on the test controls the time.
  await page.clock.pauseAt('2026-11-21T09:00:00Z');
  owner.answerWith(createService(createShelf(25).collection, createShelf(25).things));
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  const isBefore = () => page.evaluate(() => 'isBefore' in window);
  await dialog(page).getByRole('button', { name: 'Start Sync' }).click();
  // On a busy machine, a sync takes longer than the default timeout.
  await expect(notices(page)).toContainText('Sync Complete!', { timeout: 60_000 });
  await expect(notices(page)).toContainText('Your BGG collection has been updated. Refresh the page to see changes.');
  await expect(dialog(page)).toBeHidden();
  expect(owner.shelf().total_games).toBe(25);
  expect(owner.shelf().games.map(({ name }) => name)).toContain('Game 25');
  expect(owner.asked.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer s3cret'));
  await page.clock.runFor(1900);
  expect(await isBefore()).toBe(true);
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(200);
  await reloaded;
  expect(await isBefore()).toBe(false);
  await page.clock.resume();
  await expect(notices(page)).toContainText('The next build or deploy will show the new games.');
  // An incomplete answer does not replace the collection.
  owner.answerWith(createService(createShelf(5).collection, createShelf(5).things));
  const refused = await page.request.post('/bgg/sync', {
    data: { username: 'owner' },
    headers: { authorization: 'Bearer owner-token' },
  });
  expect([refused.status(), (await refused.json()).error]).toEqual([409, expect.stringContaining('20 of 25 games')]);
  expect(owner.shelf().total_games).toBe(25);
});
