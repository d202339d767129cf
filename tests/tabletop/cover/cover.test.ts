import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCollection } from '@/lib/content/content';
import { ACCENTS } from '@/lib/content/schema/accents';
import { drawCover, themeOf } from '@/lib/tabletop/cover/cover';
import { FIELD_SHAPES, PIECE_SHAPES } from '@/lib/tabletop/cover/shapes';

// Asserts the sample content.

const SEEDED = { seed: 20261122, numRuns: 500 };
const word = fc.oneof(
  fc.constantFrom('Hexagon Grid', 'Dice Rolling', 'Trains', 'Card Game', 'Area Movement', 'Abstract Strategy'),
  fc.string({ unit: 'grapheme' }),
);
const games = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.maxSafeNat()),
  categories: fc.array(word, { maxLength: 3 }),
  mechanics: fc.array(word, { maxLength: 3 }),
});

test.each([
  ['Hexagon Grid', 'hexes'],
  ['Tile Placement', 'tiles'],
  ['Network and Route Building', 'routes'],
  ['Abstract Strategy', 'board'],
  ['Area Majority / Influence', 'areas'],
  ['Space Exploration', 'orbits'],
  ['Trading', undefined],
  ['Racing', 'routes'],
  ['Spies/Secret Agents', undefined],
])('a game with %s is played on %s', (name, field) => {
  expect(themeOf({ categories: [name], mechanics: [] }).field).toBe(field);
  expect(themeOf({ categories: [], mechanics: [name] }).field).toBe(field);
});

test.each([
  ['Worker Placement', 'workers'],
  ['Dice Rolling', 'dice'],
  ['Party Game', 'talk'],
  ['Economic', 'coins'],
  ['Deck, Bag, and Pool Building', 'cards'],
  ['Medieval', 'pawns'],
])('a game with %s is played with %s', (name, piece) => {
  expect(themeOf({ categories: [name], mechanics: [] }).piece).toBe(piece);
  expect(themeOf({ categories: [], mechanics: [name] }).piece).toBe(piece);
});

test('a cover is deterministic', () => {
  fc.assert(
    fc.property(games, (game) => {
      expect(drawCover(structuredClone(game))).toEqual(drawCover(game));
    }),
    SEEDED,
  );
});

test('a cover shows the field and the pieces of its game, or the pieces twice, with shapes that exist', () => {
  const fields = FIELD_SHAPES.map(({ id }) => id);
  const pieces = PIECE_SHAPES.map(({ id }) => id);
  fc.assert(
    fc.property(games, (game) => {
      const { field, piece } = themeOf(game);
      const { back, front, hasField } = drawCover(game);
      expect(pieces).toContain(front.shape);
      expect(front.shape).toMatch(new RegExp(`^${piece}\\d$`));
      expect(hasField).toBe(field !== undefined);
      if (field) expect(fields).toContain(back.shape);
      expect(back.shape.replace(/\d$/, '')).toBe(field ?? piece);
    }),
    SEEDED,
  );
});

test('the color depends on the first category only', () => {
  fc.assert(
    fc.property(games, fc.nat(), (game, id) => {
      const { tone } = drawCover(game);
      expect(ACCENTS).toContain(tone);
      expect(drawCover({ id, categories: game.categories.slice(0, 1), mechanics: [] }).tone).toBe(tone);
    }),
    SEEDED,
  );
});

test('no two games of the collection have the same cover, and at least ten kinds of picture are used', () => {
  const { games } = getCollection();
  const covers = games.map((game) => JSON.stringify(drawCover(game)));
  expect(new Set(covers).size).toBe(games.length);
  const themes = games.map((game) => Object.values(themeOf(game)).join(' '));
  expect(new Set(themes).size).toBeGreaterThan(10);
});
