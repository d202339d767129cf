import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';

const search = (page: Page) => page.getByPlaceholder('Search games or designers...');
const games = (page: Page) => page.getByRole('article');
const names = (page: Page) => games(page).getByRole('heading', { level: 2 });
const firstName = (page: Page) => names(page).first().getByRole('link').first();

test.beforeEach(async ({ page }) => {
  await page.goto('/tabletop');
});

test('shows 104 games by name with their date', async ({ page }) => {
  await expect(page.getByText('Total Games')).toBeVisible();
  await expect(page.getByText('Last updated')).toBeVisible();
  await expect(page.getByText('November 14, 2026')).toBeVisible();
  await expect(games(page)).toHaveCount(104);
  await expect(firstName(page)).toHaveText('7 Wonders');
});

test('a card tells the facts and leads to the game in a new tab', async ({ page }) => {
  const card = games(page).first();
  await expect(card).toContainText('by Antoine Bauza');
  await expect(card.getByRole('list', { name: 'Facts' }).getByRole('listitem')).toHaveText([
    '2-7 players',
    '30 min',
    'Medium-Light 2.3',
    '★ 7.7',
  ]);
  await expect(card).toContainText('Ancient, Card Game, City Building +1 more');
  await expect(card).toContainText('28 plays');
  for (const name of ['7 Wonders', '2010']) {
    const link = card.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /boardgamegeek\.com\/boardgame\/68448/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('search finds names and designers, announces the count and says when nothing is left', async ({ page }) => {
  await search(page).fill('rosenberg');
  await expect(games(page).first()).toContainText('Uwe Rosenberg');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ of 104 games$/);
  await search(page).fill('wonders duel');
  await expect(names(page)).toHaveText([/7 Wonders Duel/]);
  await search(page).fill('no such game');
  await expect(page.getByText('No games found matching your criteria')).toBeVisible();
  await expectAccessible(page);
});

test('the category filter is sorted and can be cleared', async ({ page }) => {
  const category = page.getByRole('combobox', { name: 'Category' });
  const [all, ...labels] = await category.getByRole('option').allTextContents();
  expect(all).toBe('All categories');
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
  await category.selectOption('Wargame');
  expect(await games(page).count()).toBeLessThan(104);
  for (const card of await games(page).all()) await expect(card).toContainText(/Wargame|more/);
  await page.getByRole('button', { name: 'Clear category' }).click();
  await expect(games(page)).toHaveCount(104);
  await expect(category).toBeFocused();
});

test('five orders', async ({ page }) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText(['Name', 'Rating', 'Year', 'Play Count', 'Complexity']);
  const facts = async (pattern: RegExp) =>
    (await games(page).allTextContents()).flatMap((text) => Number(pattern.exec(text)?.[1] ?? []));
  await sort.selectOption('Rating');
  const ratings = await facts(/★ ([\d.]+)/);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  await sort.selectOption('Play Count');
  const plays = await facts(/(\d+) plays?$/);
  expect(plays).toEqual(plays.toSorted((a, b) => b - a));
  await sort.selectOption('Complexity');
  await expect(games(page).first()).toContainText('Heavy');
});

test('the view is in the address', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Wargame');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Year');
  await expect(page).toHaveURL('/tabletop?category=Wargame&sort=year');
  const shown = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL('/tabletop?category=Wargame');
  await page.goto('/tabletop?category=Cooking&sort=price&q=catan');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('all');
  await expect(search(page)).toHaveValue('catan');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all games are shown and no control pretends to work', async ({ page }) => {
    await page.goto('/tabletop');
    await expect(games(page)).toHaveCount(104);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
