import { expect, test } from './test';

test('a misspelled name is found, chosen by arrow keys and still there after the way back', async ({ site }) => {
  await site.open('/search');
  await site.role('combobox', 'Search this site').click();
  await site.type('dachshnd');
  const options = () => site.role('option').texts();
  await expect.poll(async () => (await options())[0]).toContain('Dachshund App');
  await expect.poll(() => site.address()).toBe('/search?q=dachshnd');
  await site.press('ArrowDown', 'ArrowUp', 'Enter');
  await expect.poll(() => site.address()).toBe('/projects/dachshund-app');
  await site.untilReady();
  await site.tab.go('back');
  await expect.poll(async () => (await options())[0]).toContain('Dachshund App');
});

test('words of a page are found by the text index', async ({ site }) => {
  await site.open('/search?q=append-only');
  await expect.poll(() => site.role('option').count()).toBeGreaterThan(0);
});
