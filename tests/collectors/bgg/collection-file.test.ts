import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Collection, gameUrl, toBoardGame } from '../../../lib/collectors/bgg/board-game';
import { formatCollection, sortGames } from '../../../lib/collectors/bgg/collection-file';
import type { OwnedGame } from '../../../lib/collectors/bgg/items';

// Asserts the sample content.

const text = readFileSync('content/tabletop/collection.json', 'utf8').replaceAll('\r\n', '\n');
const collection = JSON.parse(text) as Collection;

test('the committed file has the format of a sync', () => {
  expect(JSON.parse(formatCollection({ ...collection, games: [] }))).toEqual({ ...collection, games: [] });
  expect(formatCollection({ ...collection, games: sortGames(collection.games.toReversed()) })).toBe(text);
});

test('the page of a game has its number and its name', () => {
  const pages = collection.games.map(({ id, name }) => gameUrl({ id, name, type: 'boardgame' }));
  expect(pages).toEqual(collection.games.map((game) => game.bgg_url));
  const unnamed = { id: 1, name: '深入絕地', type: 'boardgame' };
  expect(gameUrl(unnamed)).toBe('https://boardgamegeek.com/boardgame/1');
  const expansion = { id: 2, name: 'A: B!', type: 'boardgameexpansion' };
  expect(gameUrl(expansion)).toBe('https://boardgamegeek.com/boardgameexpansion/2/a-b');
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
