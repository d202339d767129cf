import { expect, test } from 'vitest';
import { getCollection } from '@/lib/tabletop/collection';
import { chooseTheme, drawCover } from '@/lib/tabletop/cover/cover';

// Asserts the sample content.

test.each([
  ['Hexagon Grid', 'hexes'],
  ['Tile Placement', 'tiles'],
  ['Abstract Strategy', 'board'],
  ['Trading', undefined],
])('a game with %s is played on %s', (name, field) => {
  expect(chooseTheme({ categories: [name], mechanics: [] }).field).toBe(field);
  expect(chooseTheme({ categories: [], mechanics: [name] }).field).toBe(field);
});

test.each([
  ['Worker Placement', 'workers'],
  ['Dice Rolling', 'dice'],
  ['Party Game', 'talk'],
  ['Economic', 'coins'],
  ['Deck, Bag, and Pool Building', 'cards'],
])('a game with %s is played with %s', (name, piece) => {
  expect(chooseTheme({ categories: [name], mechanics: [] }).piece).toBe(piece);
  expect(chooseTheme({ categories: [], mechanics: [name] }).piece).toBe(piece);
});

test('no two games of the collection have the same cover, and at least ten kinds of picture are used', () => {
  const { games } = getCollection();
  const covers = games.map((game) => JSON.stringify(drawCover(game)));
  expect(new Set(covers).size).toBe(games.length);
  const themes = games.map((game) => Object.values(chooseTheme(game)).join(' '));
  expect(new Set(themes).size).toBeGreaterThan(10);
});
