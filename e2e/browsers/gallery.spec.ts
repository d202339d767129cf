import { expect, test } from './test';

test('the gallery is searched by a catalog number', async ({ site }) => {
  await site.open('/astrophotography?tab=gallery');
  await site.role('searchbox', 'Search photos').click();
  await site.type('M 45');
  const titles = () => site.role('tabpanel', 'Photo Gallery').role('article').role('heading').texts();
  await expect.poll(titles).toHaveLength(1);
  await expect.poll(() => site.address()).toBe('/astrophotography?tab=gallery&q=M+45');
});
