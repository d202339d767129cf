import { expect, test } from 'vitest';
import { COMPLEXITY, complexityLevel, gameBadges, playsText } from '@/lib/tabletop/badges';
import { game } from './game';

test.each([
  [1.99, 'Light', 'green'],
  [2, 'Medium-Light', 'lime'],
  [2.99, 'Medium-Light', 'lime'],
  [3, 'Medium', 'yellow'],
  [3.99, 'Medium', 'yellow'],
  [4, 'Medium-Heavy', 'orange'],
  [4.49, 'Medium-Heavy', 'orange'],
  [4.5, 'Heavy', 'red'],
])('a weight of %s is %s, in %s', (weight, label, color) => {
  expect(COMPLEXITY[complexityLevel(weight) - 1]).toMatchObject({ label, color });
});

test('a complete game has a badge for each fact, in order', () => {
  const known = game({ players: [1, 4], minutes: [60, 120], weight: 3.27, rating: 8.06, rank: 12 });
  expect(gameBadges(known)).toEqual([
    { text: '1–4 players' },
    { text: '60–120 min' },
    { text: '3.3', label: 'Medium', level: 3 },
    { text: '★ 8.1', label: 'Rating' },
    { text: '#12', label: 'Rank' },
  ]);
});

test.each([
  ['the least players equal the most', { players: [2, 2] }, '2 players'],
  ['it is for one alone', { players: [1, 1] }, '1 player'],
  ['the shortest time equals the longest', { minutes: [45, 45] }, '45 min'],
  ['only the shortest time is known', { minutes: [30, null] }, '30 min'],
  ['only the least players are known', { players: [1, null] }, '1 player'],
  ['the weight rounds up to the next class', { weight: 1.99 }, 'Light 2.0'],
  ['the weight has one decimal', { weight: 4.5 }, 'Heavy 4.5'],
] as const)('where %s, the one badge of %j reads "%s"', (_, facts, text) => {
  const badges = gameBadges(game(facts as Parameters<typeof game>[0]));
  expect(badges.map((badge) => (badge.level ? `${badge.label} ${badge.text}` : badge.text))).toEqual([text]);
});

test('a game without facts has no badges', () => {
  expect(gameBadges(game({}))).toEqual([]);
});

test.each([
  [0, undefined],
  [1, '1 play'],
  [2, '2 plays'],
])('%s times played reads %s', (plays, text) => {
  expect(playsText(game({ plays }))).toBe(text);
});
