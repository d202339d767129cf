import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCENTS } from '@/lib/content/schema/accents';
import { drawCover } from '@/lib/tabletop/cover';

const SEEDED = { seed: 20261121, numRuns: 500 };
const games = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.maxSafeNat()),
  categories: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
});

test('a cover is deterministic', () => {
  const { tone, path } = drawCover({ id: 13, categories: ['Economic', 'Negotiation'] });
  expect([tone, path]).toEqual(['amber', 'M17 11L33 12L65 37L77 33L103 13']);
  fc.assert(
    fc.property(games, (game) => {
      expect(drawCover(structuredClone(game))).toEqual(drawCover(game));
    }),
    SEEDED,
  );
});

test('four to six stars lie inside the field with their whole disc, from left to right', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { stars } = drawCover(game);
      expect([4, 5, 6]).toContain(stars.length);
      for (const { x, y, radius } of stars) {
        expect(radius).toBeGreaterThan(0);
        expect(x - radius).toBeGreaterThan(0);
        expect(x + radius).toBeLessThan(120);
        expect(y - radius).toBeGreaterThan(0);
        expect(y + radius).toBeLessThan(60);
      }
      const places = stars.map(({ x }) => x);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    }),
    SEEDED,
  );
});

test('the line passes through every star', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { stars, path } = drawCover(game);
      expect(path.replace('M', '').split('L')).toEqual(stars.map(({ x, y }) => `${x} ${y}`));
    }),
    SEEDED,
  );
});

test('each star has a disc of its size around it', () => {
  const { stars, discs } = drawCover({ id: 13, categories: [] });
  const [{ x, y, radius } = { x: 0, y: 0, radius: 0 }] = stars;
  expect(discs.split('M')).toHaveLength(stars.length + 1);
  expect(discs).toMatch(
    new RegExp(`^M${(x - radius).toFixed(1)} ${y}a${radius} ${radius} 0 1 0 ${(2 * radius).toFixed(1)} 0a`),
  );
});

test('the color depends on the first category only', () => {
  fc.assert(
    fc.property(games, fc.nat(), (game, id) => {
      const { tone } = drawCover(game);
      expect(ACCENTS).toContain(tone);
      expect(drawCover({ id, categories: game.categories.slice(0, 1) }).tone).toBe(tone);
    }),
    SEEDED,
  );
});

test('neighboring covers differ', () => {
  const paths = Array.from({ length: 200 }, (_, id) => drawCover({ id, categories: [] }).path);
  expect(new Set(paths).size).toBe(200);
});
