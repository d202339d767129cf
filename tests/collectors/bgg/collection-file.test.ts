import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Collection, gameUrl, toBoardGame } from '../../../lib/collectors/bgg/board-game';
import { formatCollection, sortGames } from '../../../lib/collectors/bgg/collection-file';
import type { OwnedGame } from '../../../lib/collectors/bgg/items';

// Asserts the sample content.

const text = readFileSync('content/tabletop/collection.json', 'utf8').replaceAll('\r\n', '\n');
const collection = JSON.parse(text) as Collection;

test('the committed file has the format of a sync', () => {
  expect(formatCollection({ ...collection, games: sortGames(collection.games.toReversed()) })).toBe(text);
});

test('an empty collection is written as valid JSON', () => {
  const empty = { updated: '2026-11-21T08:30:00Z', total_games: 0, games: [] };
  expect(JSON.parse(formatCollection(empty))).toEqual(empty);
});

test.each(collection.games.map(({ id, name, bgg_url }) => [name, id, bgg_url] as const))(
  'the page of %s is the one in the committed file',
  (name, id, page) => {
    expect(gameUrl({ id, name, type: 'boardgame' })).toBe(page);
  },
);

test.each([
  [{ id: 1, name: '深入絕地', type: 'boardgame' }, 'https://boardgamegeek.com/boardgame/1'],
  [{ id: 2, name: 'A: B!', type: 'boardgameexpansion' }, 'https://boardgamegeek.com/boardgameexpansion/2/a-b'],
])('the page of %j is %s', (game, page) => {
  expect(gameUrl(game)).toBe(page);
});

const OWNED: OwnedGame = {
  ...{ id: 1, name: 'One', type: 'boardgame', year: null, image: null, plays: 2 },
  ...{ minPlayers: 4, maxPlayers: 2, minPlaytime: null, maxPlaytime: null, playingTime: 45 },
  ...{ weight: null, rating: null, bayesRating: null, rank: null },
};

test('swapped limits are put in order, and a single playing time fills the range', () => {
  const game = toBoardGame({ owned: OWNED, details: undefined, previous: undefined });
  expect(game).toMatchObject({ min_players: 2, max_players: 4, min_playtime: 45, max_playtime: 45, numplays: 2 });
});

test('missing details keep the values of the file', () => {
  const previous = collection.games[0] as Collection['games'][number];
  expect(toBoardGame({ owned: OWNED, details: undefined, previous })).toEqual({ ...previous, numplays: 2 });
});
