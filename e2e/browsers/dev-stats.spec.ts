import { originOf, WALKED_EMPTY } from '../servers';
import { expect, test } from './test';

const TABS = ['Overview', 'Languages', 'Activity', 'Repositories', 'CI/CD'];

/** The panels of each tab. */
const PANELS: Record<string, string[]> = {
  Overview: ['Profile', 'Achievements'],
  Languages: ['Languages by commits'],
  Activity: ['Last 7 days', 'By day of week'],
  Repositories: ['Repositories'],
  'CI/CD': ['Actions minutes usage', 'Workflow performance', 'Recent runs'],
};

test('every tab shows its panels by pointer and by keyboard, and fits a phone', async ({ site }) => {
  await site.open('/dev-stats');
  await expect.poll(() => site.role('tab').texts()).toEqual(TABS);
  for (const width of [1280, 390]) {
    await site.tab.resize(width, 844);
    for (const name of TABS) {
      await site.role('tab', name).click();
      for (const panel of PANELS[name] ?? []) {
        await expect.poll(() => site.role('tabpanel').role('region', panel).count(), panel).toBe(1);
      }
      await expect.poll(() => site.text(/^Loading /).count()).toBe(0);
      await expect.poll(() => site.overflow()).toBe(0);
    }
  }
  await expect.poll(() => site.address()).toBe('/dev-stats?tab=cicd');
  for (const [key, name] of [
    ['ArrowRight', 'Overview'],
    ['ArrowRight', 'Languages'],
    ['End', 'CI/CD'],
    ['Home', 'Overview'],
  ] as const) {
    await site.press(key);
    await expect.poll(async () => (await site.focused()).text).toBe(name);
    await expect.poll(async () => (await site.role('tab', name).first()).selected).toBe('true');
  }
});

test('the tab of the address is shown, and Refresh keeps the figures', async ({ site }) => {
  await site.open('/dev-stats?tab=repositories');
  await expect.poll(() => site.role('article').count()).toBeGreaterThan(0);
  const shown = await site.role('article').count();
  await site.role('button', 'Refresh').click();
  await expect.poll(() => site.role('status').texts()).toContainEqual(expect.stringContaining('refreshed'));
  await expect.poll(() => site.role('article').count()).toBe(shown);
});

test('the heat map is read by pointer and by keyboard', async ({ site }) => {
  await site.open('/dev-stats');
  const map = site.role('table', /Commits by weekday and hour/);
  await expect.poll(() => map.role('row').count()).toBe(8);
  await map.role('cell', /^Monday 07:00: [\d,]+ commits?$/).hover();
  const shown = `[...document.querySelectorAll('p')].some((p) => p.textContent.startsWith('Monday 07:00: '))`;
  await expect.poll(() => site.evaluate(shown)).toBe(true);
  await map.role('cell', /^Tuesday 09:00: /).click();
  for (const [key, slot] of [
    ['Control+Home', 'Sunday 00:00'],
    ['ArrowRight', 'Sunday 01:00'],
    ['ArrowDown', 'Monday 01:00'],
    ['End', 'Monday 23:00'],
    ['Control+End', 'Saturday 23:00'],
  ] as const) {
    await site.press(key);
    await expect.poll(async () => (await site.focused()).text).toContain(slot);
  }
});

test('on a phone the hours of the heat map go down, and a slot is read by tapping', async ({ site }) => {
  await site.tab.resize(390, 844);
  await site.open('/dev-stats');
  const map = site.role('table', /Commits by weekday and hour/);
  await expect.poll(() => map.role('row').count()).toBe(25);
  await map.role('cell', /^Monday 07:00: /).click();
  await expect.poll(async () => (await site.focused()).text).toContain('Monday 07:00');
  await expect.poll(() => site.overflow()).toBe(0);
});

test('a definition opens at its heading', async ({ site }) => {
  await site.open('/dev-stats');
  await site.role('link', 'Definition: Current Streak').click();
  await site.role('link', 'More on the definitions page').click();
  await expect.poll(() => site.address()).toBe('/docs/statistics#streak');
  await site.untilReady();
  const top = 'document.getElementById("streak").getBoundingClientRect().top';
  await expect.poll(() => site.evaluate(`${top} >= 0 && ${top} < innerHeight`)).toBe(true);
});

test.describe('without a store', () => {
  test.use({ baseURL: originOf(WALKED_EMPTY) });

  test('the page says that there is no data', async ({ site }) => {
    await site.open('/dev-stats');
    await expect.poll(() => site.text('npm run collect -- github').count()).toBe(1);
  });
});
