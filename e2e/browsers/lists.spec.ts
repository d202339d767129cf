import type { Site } from './site';
import type { Target } from './target';
import { expect, test } from './test';

/** Chooses an option as the keyboard does: by the beginning of its text. */
async function choose(site: Site, select: Target, label: string) {
  await select.focus();
  await site.type(label);
  await expect.poll(async () => (await select.first()).value).not.toBe('all');
}

test('projects are searched, filtered and sorted, and the address keeps the view', async ({ site }) => {
  await site.open('/projects');
  const titles = () => site.role('article').role('heading').texts();
  await expect.poll(titles).toHaveLength(4);
  await site.role('searchbox', 'Search projects').click();
  await site.type('react');
  await expect.poll(() => site.address()).toBe('/projects?q=react');
  await expect.poll(titles).toHaveLength(3);
  await choose(site, site.role('combobox', 'Status'), 'Completed');
  await expect.poll(() => site.address()).toBe('/projects?q=react&status=COMPLETED');
  await site.role('radio', 'Compact').click();
  await expect.poll(() => site.address()).toBe('/projects?q=react&status=COMPLETED&density=compact');
  await expect.poll(titles).toEqual(['Engineering Insights Platform', 'QBR Reporting Web']);
  await site.reload();
  await expect.poll(async () => (await site.role('searchbox').first()).value).toBe('react');
  await expect.poll(async () => (await site.role('radio', 'Compact').first()).checked).toBe(true);
  await site.tab.go('back');
  await expect.poll(async () => (await site.role('radio', 'Comfortable').first()).checked).toBe(true);
  await site.tab.go('back');
  await expect.poll(titles).toHaveLength(3);
  await site.tab.go('forward');
  await expect.poll(titles).toHaveLength(2);
});

test('the order is chosen by arrow keys, and an empty result gives a hint', async ({ site }) => {
  await site.open('/projects');
  await site.role('radio', 'Year descending').focus();
  await site.press('ArrowRight');
  await expect.poll(async () => (await site.role('radio', 'Year ascending').first()).checked).toBe(true);
  const years = () =>
    site
      .role('main')
      .role('heading', /^\d{4}$/)
      .texts();
  await expect.poll(years).toEqual(['2019', '2021', '2022', '2024']);
  await site.role('searchbox').click();
  await site.type('no such thing');
  await expect.poll(() => site.text('No projects found').count()).toBe(1);
  await site.press(...Array<string>(13).fill('Backspace'));
  await expect.poll(years).toHaveLength(4);
});

test('a project is opened from its card, and the way back returns to the list', async ({ site }) => {
  await site.open('/projects?q=dachshund');
  await site.role('link', /^Details/).click();
  await expect.poll(() => site.address()).toBe('/projects/dachshund-app');
  await site.untilReady();
  await site.tab.go('back');
  await expect.poll(() => site.address()).toBe('/projects?q=dachshund');
  await expect.poll(() => site.role('article').count()).toBe(1);
});

test('games are searched, filtered and sorted', async ({ site }) => {
  await site.open('/tabletop');
  const games = site.role('article');
  await expect.poll(() => games.count()).toBe(104);
  await site.role('searchbox', 'Search games or designers').click();
  await site.type('rosenberg');
  await expect.poll(() => site.role('status').texts()).toContainEqual(expect.stringMatching(/^\d of 104 games$/));
  await expect.poll(() => games.texts()).toContainEqual(expect.stringContaining('Uwe Rosenberg'));
  await site.press(...Array<string>(9).fill('Backspace'));
  await expect.poll(() => games.count()).toBe(104);
  await choose(site, site.role('combobox', 'Category'), 'Wargame');
  await expect.poll(() => site.address()).toBe('/tabletop?category=Wargame');
  await expect.poll(() => games.count()).toBe(18);
  await site.role('button', 'Clear category').click();
  await expect.poll(() => games.count()).toBe(104);
  await expect.poll(async () => (await site.focused()).name).toBe('Category');
  await choose(site, site.role('combobox', 'Sort by'), 'Year');
  await site.role('button', 'Reverse order').click();
  await expect.poll(() => site.address()).toBe('/tabletop?sort=year&order=reversed');
});

test('a game is picked for tonight, and the address picks it again', async ({ site }) => {
  await site.open('/tabletop');
  const tonight = site.role('region', 'Pick for tonight');
  await choose(site, tonight.role('combobox', 'Players'), '5 players');
  await tonight.role('button', 'Pick a game').click();
  await expect.poll(() => tonight.role('link').count()).toBe(1);
  const picked = await tonight.role('link').texts();
  await site.reload();
  await expect.poll(() => tonight.role('link').texts()).toEqual(picked);
  await tonight.role('button', 'Pick another').click();
  await expect.poll(() => tonight.role('link').texts()).not.toEqual(picked);
});

test('the tabs of the rig are in the address', async ({ site }) => {
  await site.open('/astrophotography');
  await site.role('tab', 'Equipment & Rig').focus();
  await site.press('ArrowRight');
  await expect.poll(() => site.address()).toBe('/astrophotography?tab=gallery');
  await expect.poll(() => site.role('tabpanel', 'Photo Gallery').role('article').count()).toBe(10);
  await site.tab.go('back');
  await expect.poll(() => site.role('tabpanel', 'Equipment & Rig').count()).toBe(1);
  await site.role('tab', 'Photo Gallery').click();
  await expect.poll(() => site.role('heading', 'Star fields from a catalog').count()).toBe(1);
});
