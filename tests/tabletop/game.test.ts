import { expect, test } from 'vitest';
import { getCollection } from '@/lib/tabletop/collection';
import { toGame } from '@/lib/tabletop/game';

// Asserts the sample content.

const [sample] = getCollection().games;
if (!sample) throw new Error('The collection has no games');

const DUEL = {
  ...sample,
  id: 173346,
  name: '7 Wonders Duel',
  year: 2015,
  min_players: 2,
  max_players: 2,
  min_playtime: 30,
  max_playtime: 45,
  weight: 2.23,
  avg_rating: 8.1,
  bayes_avg: 7.9,
  overall_rank: 21,
  numplays: 47,
  image: 'https://cf.geekdo-images.com/duel.jpg',
  categories: ['Ancient'],
  mechanics: ['Card Drafting'],
  designers: ['Antoine Bauza', 'Bruno Cathala'],
  publishers: ['Repos Production'],
  bgg_url: 'https://games.example.com/173346',
};

/** Contentlayer's type has no null, although a collection file can contain it. */
const reshape = (facts: object) => toGame({ ...DUEL, ...facts }, { images: true });

test('a game keeps the fields of its card', () => {
  expect(reshape({})).toEqual({
    id: 173346,
    name: '7 Wonders Duel',
    year: 2015,
    players: [2, 2],
    minutes: [30, 45],
    weight: 2.23,
    rating: 8.1,
    rank: 21,
    plays: 47,
    image: 'https://cf.geekdo-images.com/duel.jpg',
    categories: ['Ancient'],
    mechanics: ['Card Drafting'],
    designers: ['Antoine Bauza', 'Bruno Cathala'],
    url: 'https://games.example.com/173346',
  });
});

test.each([
  ['year', { year: 0 }, { year: null }],
  ['players', { min_players: 0, max_players: 0 }, { players: null }],
  ['minutes', { min_playtime: 0, max_playtime: 0 }, { minutes: null }],
  ['weight', { weight: 0 }, { weight: null }],
  ['rating', { avg_rating: 0 }, { rating: null }],
  ['rank', { overall_rank: null }, { rank: null }],
  ['image', { image: null }, { image: null }],
  ['image', { image: 'https://images.example.com/duel.jpg' }, { image: null }],
])('the %s of %j is unknown', (_, facts, expected) => {
  expect(reshape(facts)).toMatchObject(expected);
});

test.each([
  [{ min_players: null, max_players: 4 }, { players: [null, 4] }],
  [{ min_playtime: 30, max_playtime: null }, { minutes: [30, null] }],
])('of %j the other end is unknown', (facts, expected) => {
  expect(reshape(facts)).toMatchObject(expected);
});

test('a year before the common era is valid', () => {
  expect(reshape({ year: -2200 }).year).toBe(-2200);
});
