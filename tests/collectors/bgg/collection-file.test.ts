import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Collection, gameUrl } from '../../../lib/collectors/bgg/board-game';
import { formatCollection, sortGames } from '../../../lib/collectors/bgg/collection-file';

// Asserts the sample content.

const text = readFileSync('content/tabletop/collection.json', 'utf8').replaceAll('\r\n', '\n');
const collection = JSON.parse(text) as Collection;

test('the committed file has the format of a sync', () => {
  expect(JSON.parse(formatCollection({ ...collection, games: [] }))).toEqual({ ...collection, games: [] });
  expect(formatCollection({ ...collection, games: sortGames(collection.games.toReversed()) })).toBe(text);
});

test('the page of a game has its number and its name', () => {
  expect(collection.games.map(gameUrl)).toEqual(collection.games.map((game) => game.bgg_url));
  expect(gameUrl({ id: 1, name: '深入絕地' })).toBe('https://boardgamegeek.com/boardgame/1');
});
