import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '@/lib/tabletop/game';
import { GAME_SORTS, type GameView, indexGames } from '@/lib/tabletop/list';
import { game } from './game';

const SEEDED = { seed: 20261121, numRuns: 300 };

/** Few values, so that figures and names are often equal; only ids differ. */
const facts = fc.record({
  name: fc.constantFrom('Catan', 'catan', 'Cátan', '7 Wonders', '10 Days'),
  year: fc.constantFrom(null, -2200, 1995, 2015),
  rating: fc.constantFrom(null, 6.5, 7.9),
  weight: fc.constantFrom(null, 1.5, 3.6),
  plays: fc.constantFrom(0, 1, 12),
  categories: fc.subarray(['Ancient', 'Card Game', 'Wargame']),
  mechanics: fc.subarray(['Dice Rolling', 'Trading']),
  designers: fc.subarray(['Uwe Rosenberg', 'Bruno Cathala']),
});
const shelves = fc.array(facts, { maxLength: 12 }).map((all) => all.map((each, id) => game({ ...each, id: id + 1 })));
const views: fc.Arbitrary<GameView> = fc.record({
  q: fc.constantFrom('', '  ', '7', 'days', 'uwe', 'BRUNO CAT', 'nowhere'),
  category: fc.constantFrom('all', 'Ancient', 'Card Game', 'Wargame'),
  mechanic: fc.constantFrom('all', 'Dice Rolling', 'Trading', 'Betting'),
  sort: fc.constantFrom(...GAME_SORTS.map(({ value }) => value)),
  order: fc.constantFrom('default', 'reversed'),
  weight: fc.constantFrom('', '1-2', '2-4.5'),
  rating: fc.constantFrom('', '6.5-7', '7-8'),
});

const ALL = { q: '', category: 'all', mechanic: 'all', weight: '', rating: '' };

const ids = (games: readonly Game[]) => games.map(({ id }) => id);
const ascending = (games: readonly Game[]) => ids(games).toSorted((a, b) => a - b);

test('a view shows exactly the games that have the category, the mechanic, the ranges and the text', () => {
  const within = (figure: number | null, text: string) => {
    const [least = 0, below = 0] = text.split('-').map(Number);
    return text === '' || (figure !== null && least <= figure && figure < below);
  };
  const fits = (
    { name, designers, categories, mechanics, ...figures }: Game,
    { q, category, mechanic, weight, rating }: GameView,
  ) =>
    within(figures.weight, weight) &&
    within(figures.rating, rating) &&
    (category === 'all' || categories.includes(category)) &&
    (mechanic === 'all' || mechanics.includes(mechanic)) &&
    [name, ...designers].some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));
  fc.assert(
    fc.property(shelves, views, (games, view) => {
      expect(ascending(indexGames(games).list(view))).toEqual(ids(games.filter((each) => fits(each, view))));
    }),
    SEEDED,
  );
});

test('an order does not depend on the order of the collection or on earlier requests', () => {
  const shuffled = shelves.chain((games) =>
    fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.array(views, { minLength: 1, maxLength: 5 }), ([games, other], asked) => {
      const index = indexGames(games);
      for (const view of asked) expect(ids(index.list(view))).toEqual(ids(indexGames(other).list(view)));
      expect(index.categories).toEqual(indexGames(other).categories);
    }),
    SEEDED,
  );
});

test.each([
  ['rating', (each: Game) => each.rating],
  ['year', (each: Game) => each.year],
  ['plays', (each: Game) => each.plays],
  ['complexity', (each: Game) => each.weight],
] as const)('sorted by %s, figures fall, or climb when reversed, and the unknown end the list', (sort, figureOf) => {
  fc.assert(
    fc.property(shelves, fc.constantFrom('default', 'reversed'), (games, order) => {
      const listed = indexGames(games).list({ ...ALL, sort, order });
      const figures = listed.map(figureOf);
      const known = figures.filter((figure) => figure !== null);
      expect(known).toEqual(known.toSorted((a, b) => (order === 'default' ? b - a : a - b)));
      expect(figures.slice(0, known.length)).toEqual(known);
    }),
    SEEDED,
  );
});
