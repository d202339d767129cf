import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

const search = (page: Page) => page.getByPlaceholder('Search games or designers...');
const games = (page: Page) => page.getByRole('article');
const names = (page: Page) => games(page).getByRole('heading', { level: 2 });
const unfold = (page: Page, title: string) => page.getByRole('heading', { name: title }).click();
const firstName = (page: Page) => names(page).first().getByRole('link').first();

test.beforeEach(async ({ page }) => {
  await page.goto('/tabletop');
});

test('shows 104 games by name, the summary and the source, in more columns on wider screens', async ({ page }) => {
  await expect(page.getByText('Total Games')).toBeVisible();
  await expect(page.getByText('Last updated')).toBeVisible();
  await expect(page.getByText('November 14, 2026')).toBeVisible();
  await expect(games(page)).toHaveCount(104);
  await expect(firstName(page)).toHaveText('7 Wonders');
  await expect(page.getByRole('link', { name: 'Powered by BGG' })).toHaveAttribute('href', 'https://boardgamegeek.com');
  const card = games(page).first();
  await expect(card).toContainText('by Antoine Bauza');
  await expect(card.getByRole('list', { name: 'Facts' }).getByRole('listitem')).toHaveText([
    '2–7 players',
    '30 min',
    'Medium-Light 2.3',
    'Rating ★ 7.7',
  ]);
  await expect(card).toContainText('Ancient, Card Game, City Building +1 more');
  await expect(card).toContainText('28 plays');
  for (const name of ['7 Wonders', '2010']) {
    const link = card.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /boardgamegeek\.com\/boardgame\/68448/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const list = page.getByRole('list').filter({ has: page.getByRole('article') });
  const parts = [search(page), firstName(page)];
  for (const [width, height, count] of [
    [390, 844, 1],
    [768, 1024, 1],
    [1100, 900, 2],
    [1440, 900, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts) await expect(part, `${width} px`).toBeInViewport();
    const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
    expect(columns, `${width} px`).toHaveLength(count);
  }
});

test('search and categories filter and announce the count, can be cleared, and say when nothing is left', async ({
  page,
}) => {
  const status = page.getByRole('status').filter({ hasText: 'games' });
  await search(page).fill('rosenberg');
  await expect(games(page).first()).toContainText('Uwe Rosenberg');
  await expect(status).toHaveText(/^\d+ of 104 games$/);
  await search(page).fill('war');
  await expect(status).not.toHaveText(/^104/);
  await expect(games(page)).toHaveCount(Number.parseInt((await status.textContent()) ?? '', 10));
  await search(page).fill('');
  await expect(games(page)).toHaveCount(104);
  const choice = page.getByRole('combobox', { name: 'Category' });
  const [none, ...labels] = await choice.getByRole('option').allTextContents();
  expect(none).toBe('All categories');
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
  await choice.selectOption(labels.at(-1) ?? '');
  await expect(status).toHaveText(/^\d+ of 104 games$/);
  await page.getByRole('button', { name: 'Clear category' }).click();
  await expect(games(page)).toHaveCount(104);
  await expect(choice).toBeFocused();
  await search(page).fill('wonders duel');
  await expect(names(page)).toHaveText([/7 Wonders Duel/]);
  await search(page).fill('no such game');
  await expect(page.getByText('No games found matching your criteria')).toBeVisible();
  await expectAccessible(page, { measuresTargets: false });
});

test('a pick is in the address, which repeats it; a choice that no game fits shows a message', async ({
  page,
  context,
}) => {
  await unfold(page, 'Pick for tonight');
  const tonight = page.getByRole('region', { name: 'Pick for tonight' });
  await tonight.getByRole('combobox', { name: 'Players' }).selectOption('5 players');
  await tonight.getByRole('combobox', { name: 'Time' }).selectOption('Up to 60 min');
  await tonight.getByRole('button', { name: 'Pick a game' }).click();
  const picked = tonight.getByRole('link');
  await expect(picked).toHaveAttribute('href', /boardgamegeek\.com/);
  await expect(tonight.getByRole('status')).toContainText(/1 of \d+ games that fit\./);
  await expect(page).toHaveURL(/\?players=5&minutes=60&pick=\w+$/);
  const name = (await picked.textContent()) ?? '';
  await expectAccessible(page, { within: ['[aria-label="Pick for tonight"]'] });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: 'Pick for tonight' }).getByRole('link')).toHaveText(name);
  await tonight.getByRole('button', { name: 'Pick another' }).click();
  await expect(picked).not.toHaveText(name);
  await page.goBack();
  await expect(picked).toHaveText(name);
  await page.goto('/tabletop?players=1&minutes=15&pick=x');
  await expect(tonight.getByRole('status')).toContainText('No games fit.');
  await expect(tonight.getByRole('link')).toHaveCount(0);
  await expect(games(page)).toHaveCount(104);
});

test('the view is in the address, which can be loaded again and left with Back', async ({ page }) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText(['Name', 'Rating', 'Year', 'Play Count', 'Complexity']);
  await sort.selectOption('Year');
  await expect(page).toHaveURL('/tabletop?sort=year');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Wargame');
  await expect(page).toHaveURL('/tabletop?sort=year&category=Wargame');
  await expect(names(page)).toHaveCount(18);
  const shown = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL('/tabletop?sort=year');
  await page.goto('/tabletop?category=Cooking&sort=price&q=catan');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('all');
  await expect(search(page)).toHaveValue('catan');
});

test('cells of weight and rating filter the list by keyboard, with the other filters', async ({ page }) => {
  await unfold(page, 'Complexity and rating');
  const chart = page.getByRole('region', { name: 'Complexity and rating' });
  const status = page.getByRole('status').filter({ hasText: 'games' });
  const cell = chart.getByRole('button', { name: /^Complexity 2–3, rating 7.5–8: \d+ games$/ });
  await chart.getByRole('button', { name: /^Complexity 1–2, rating 7.5–8:/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tabletop?weight=2-3&rating=7.5-8');
  await expect(status).toHaveText(/^\d+ of 104 games: Complexity 2–3, rating 7.5–8$/);
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Wargame');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Complexity');
  await expect(names(page)).toHaveCount(Number.parseInt((await status.textContent()) ?? '', 10));
  await expectAccessible(page, { within: ['[aria-label="Complexity and rating"]'], measuresTargets: false });
  await page.reload();
  await expect(status).toContainText('Complexity 2–3');
  await chart.getByRole('button', { name: 'Clear complexity and rating' }).click();
  await expect(page).toHaveURL('/tabletop?category=Wargame&sort=complexity');
  await expect(names(page)).toHaveCount(18);
  await expect(chart.locator(':focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('games are rows with the facts of a card, and a dot of the chart selects its cell', async ({ page }) => {
    const row = games(page).first();
    for (const fact of ['7 Wonders', '2010', 'by Antoine Bauza', '2–7 players', '30 min', '28 plays', 'Ancient'])
      await expect(row.getByText(fact).first()).toBeVisible();
    // Text for screen readers is 1 px wide.
    expect((await row.getByText('Medium-Light').boundingBox())?.width).toBeGreaterThan(50);
    await expect(row.locator('svg')).toBeVisible();
    await expectAccessible(page, { within: ['li:nth-child(-n + 12) > article'] });
    await unfold(page, 'Complexity and rating');
    const cell = page.getByRole('button', { name: /^Complexity 3–4, rating 8–8.5: \d+ games$/ });
    const found = Number.parseInt((await cell.getAttribute('aria-label'))?.split(': ')[1] ?? '', 10);
    await cell.locator('..').locator('a').last().click();
    await expect(page).toHaveURL('/tabletop?weight=3-4&rating=8-8.5');
    await expect(games(page)).toHaveCount(found);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all games and the dots of the chart are shown, without inactive controls', async ({ page }) => {
    await expect(games(page)).toHaveCount(104);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await unfold(page, 'Complexity and rating');
    const chart = page.getByRole('region', { name: 'Complexity and rating' });
    await expect(chart.getByRole('button')).toHaveCount(0);
    await expect(chart.getByTitle('Brass: Birmingham', { exact: true })).toHaveAttribute('href', /boardgamegeek\.com/);
  });
});
