import { expect, test } from './test';

const MENU = ['Home', 'Resume', 'Projects', 'Tabletop Gaming', 'Astrophotography', 'Contact', 'Dev Stats'];

test('the menu leads through all pages, and back and forward return', async ({ site }) => {
  await site.open('/');
  const menu = site.role('navigation', 'Main');
  await expect.poll(() => menu.role('link').texts()).toEqual(MENU);
  const visited: string[] = [];
  for (const name of MENU) {
    await menu.role('link', name).click();
    await expect.poll(async () => (await menu.role('link', name).first()).current).toBe('page');
    await site.untilReady();
    await expect.poll(() => site.role('heading').count()).toBeGreaterThan(0);
    visited.push(await site.address());
  }
  await site.tab.go('back');
  await expect.poll(() => site.address()).toBe(visited.at(-2));
  await site.tab.go('forward');
  await expect.poll(() => site.address()).toBe(visited.at(-1));
});

test('the skip link is the first stop and leads to the main part', async ({ site }) => {
  await site.open('/projects');
  await site.press('Tab');
  await expect.poll(async () => (await site.focused()).text).toBe('Skip to content');
  await site.press('Enter');
  await expect.poll(async () => (await site.role('main').first()).focused).toBe(true);
});

test('on a phone the menu opens and closes by keyboard and pointer, and closes when a link is chosen', async ({
  site,
}) => {
  await site.tab.resize(390, 844);
  for (const path of ['/', '/contact']) {
    await site.open(path);
    const menu = site.role('navigation', 'Main');
    const button = site.role('button', 'Menu');
    await expect.poll(() => menu.count()).toBe(0);
    await button.focus();
    await site.press('Enter');
    await expect.poll(async () => (await menu.first()).width).toBe(300);
    await expect.poll(() => menu.texts()).toEqual([expect.stringMatching(/v1\.1\.5.*PRODUCTION.*MANUAL-FIX/)]);
    await site.press('Tab');
    await expect.poll(async () => (await site.focused()).text).toBe('Home');
    await site.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
    await expect.poll(async () => (await button.first()).focused).toBe(true);
    await button.click();
    await menu.role('link', 'Projects').click();
    await expect.poll(() => site.address()).toBe('/projects');
    await site.untilReady();
    await expect.poll(() => menu.count()).toBe(0);
  }
});

test('the menu closes when the page beside it is clicked', async ({ site }) => {
  await site.tab.resize(390, 844);
  await site.open('/');
  await site.role('button', 'Menu').click();
  const menu = site.role('navigation', 'Main');
  await expect.poll(() => menu.count()).toBe(1);
  await site.clickAt(380, 500);
  await expect.poll(() => menu.count()).toBe(0);
});
