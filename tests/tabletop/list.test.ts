import { expect, test } from 'vitest';
import { GAME_SORTS, type GameView, indexGames } from '@/lib/tabletop/list';
import { game } from './game';

const GAMES = [
  game({
    id: 1,
    name: 'Zürich',
    year: 1999,
    rating: 6.5,
    weight: 1.5,
    plays: 3,
    categories: ['City Building'],
  }),
  game({ id: 2, name: 'agricola', year: 2007, rating: 7.9, weight: 3.6, plays: 0, designers: ['Uwe Rosenberg'] }),
  game({
    id: 3,
    name: 'Élan',
    year: -2200,
    plays: 12,
    categories: ['Wargame', 'Ancient'],
    designers: ['Ana Díaz', 'Bo Li'],
  }),
  game({
    id: 4,
    name: 'Caverna',
    rating: 7.9,
    weight: 3.8,
    plays: 3,
    categories: ['Ancient'],
    designers: ['Uwe Rosenberg'],
  }),
];
const INDEX = indexGames(GAMES);
const ALL: GameView = {
  q: '',
  category: 'all',
  sort: 'name',
  weight: '',
  rating: '',
};
const shown = (view: Partial<GameView>) => INDEX.list({ ...ALL, ...view }).map(({ name }) => name);

test.each([
  ['name', ['agricola', 'Caverna', 'Élan', 'Zürich']],
  ['rating', ['agricola', 'Caverna', 'Zürich', 'Élan']],
  ['year', ['agricola', 'Zürich', 'Élan', 'Caverna']],
  ['plays', ['Élan', 'Caverna', 'Zürich', 'agricola']],
  ['complexity', ['Caverna', 'agricola', 'Zürich', 'Élan']],
] as const)('sorted by %s, the shelf runs %j: equals by name, what is unknown last', (sort, names) => {
  expect(shown({ sort })).toEqual(names);
});

test('names are sorted naturally: numbers by value, accents and case ignored', () => {
  const games = ['Catan', '10 Days', 'Ça Ira', '7 Wonders', 'cabal'].map((name, id) => game({ id, name }));
  const listed = indexGames(games).list(ALL);
  expect(listed.map(({ name }) => name)).toEqual(['7 Wonders', '10 Days', 'Ça Ira', 'cabal', 'Catan']);
});

test.each([
  ['a name', 'cavern', ['Caverna']],
  ['a designer', 'rosenberg', ['agricola', 'Caverna']],
  ['the second designer', 'bo li', ['Élan']],
  ['no accent where the name has one', 'zurich', ['Zürich']],
  ['an accent where the name has none', 'cávërna', ['Caverna']],
  ['two fields with a line break between', 'agricola\nuwe', []],
  ['nothing typed', '', ['agricola', 'Caverna', 'Élan', 'Zürich']],
])('a search for %s finds its games', (_, q, names) => {
  expect(shown({ q })).toEqual(names);
});

test.each([
  ['all', ['agricola', 'Caverna', 'Élan', 'Zürich']],
  ['Ancient', ['Caverna', 'Élan']],
  ['Wargame', ['Élan']],
  ['ancient', []],
])('the category %s keeps exactly its games', (category, names) => {
  expect(shown({ category })).toEqual(names);
});

test.each([
  ['2-4', '', ['agricola', 'Caverna']],
  ['', '6.5-7', ['Zürich']],
  ['3.5-3.8', '7.5-8', ['agricola']],
  ['1-2', '7.5-8', []],
  ['heavy', '8-7', ['agricola', 'Caverna', 'Élan', 'Zürich']],
])('a weight of "%s" and a rating of "%s" keep exactly their games', (weight, rating, names) => {
  expect(shown({ weight, rating })).toEqual(names);
});

test('every category of the games is offered once, sorted', () => {
  expect(INDEX.categories).toEqual(['Ancient', 'City Building', 'Wargame']);
  expect(indexGames([]).categories).toEqual([]);
});

test('the sorts are those of the page, by name unless chosen', () => {
  expect(GAME_SORTS.map(({ label }) => label)).toEqual(['Name', 'Rating', 'Year', 'Play Count', 'Complexity']);
});
