import { expect, test } from 'vitest';
import { readDetails, readOwnedGames } from '../../../lib/collectors/bgg/items';
import { readDocument } from '../../../lib/collectors/bgg/response';
import { ownedItem, thingItem, writeCollection } from './documents';

const readItems = (text: string) => {
  const document = readDocument(text);
  return document.kind === 'items' ? document.items : [];
};

test('an owned game has the known values and nothing private', () => {
  const items = readItems(writeCollection([ownedItem({ id: 5, name: 'Memoir &#039;44', plays: 3 })]));
  expect(readOwnedGames(items)).toEqual([
    {
      ...{ id: 5, name: "Memoir '44", type: 'boardgame', year: 2001, plays: 3 },
      image: 'https://cf.geekdo-images.com/images/pic5.jpg',
      ...{ minPlayers: 2, maxPlayers: 4, minPlaytime: 30, maxPlaytime: 60, playingTime: 60 },
      ...{ weight: null, rating: 7.1, bayesRating: null, rank: null },
    },
  ]);
});

test.each([
  ['A &amp;mdash; &amp;#10; B', 'A &mdash; &#10; B'],
  ['&#x1F3B2; &#128;', '🎲'],
  ['One  &#10; Two &#27;[31m', 'One Two [31m'],
])('the entities of %j are decoded once', (name, expected) => {
  expect(readOwnedGames(readItems(writeCollection([ownedItem({ id: 5, name })])))).toMatchObject([{ name: expected }]);
  expect(readDetails(readItems(`<items>${thingItem({ id: 5, name })}</items>`))).toMatchObject([{ name: expected }]);
});

test('the original name is preferred to the name of the owned edition', () => {
  const item = ownedItem({ id: 5, name: 'Siedler' }).replace('</name>', '</name><originalname>Settlers</originalname>');
  expect(readOwnedGames(readItems(writeCollection([item])))).toMatchObject([{ name: 'Settlers' }]);
});

test('a short item without stats, year and image has null values', () => {
  const item = '<item objectid="8" subtype="boardgame"><name>Short</name><status own="1"/></item>';
  expect(readOwnedGames(readItems(writeCollection([item])))).toMatchObject([
    { id: 8, name: 'Short', year: null, image: null, plays: 0, minPlayers: null, playingTime: null, rating: null },
  ]);
});

test('copies are merged with their plays counted once, and items that are not owned are skipped', () => {
  const items = readItems(
    writeCollection([
      ownedItem({ id: 1, plays: 6 }),
      ownedItem({ id: 1, plays: 6 }),
      ownedItem({ id: 2, plays: 4, own: 0 }),
      ownedItem({ id: 3 }).replace(/<status.*\/><numplays>.*<\/numplays>/, ''),
      ownedItem({ id: 0 }),
      ownedItem({ id: 4, name: '' }),
      '<item/>',
    ]),
  );
  expect(readOwnedGames(items).map(({ id, plays }) => [id, plays])).toEqual([
    [1, 6],
    [3, 0],
  ]);
});

test('the details of a game are read; errors and items without a name are skipped', () => {
  const items = readItems(
    `<items>${thingItem({ id: 9, name: 'A &amp; B', rank: 'Not Ranked', weight: '0' })}<item><error message='Invalid Item'/></item>${thingItem({ id: 8, name: '' })}</items>`,
  );
  expect(readDetails(items)).toEqual([
    {
      ...{ id: 9, type: 'boardgame', name: 'A & B', year: 2001, image: null },
      ...{ minPlayers: 2, maxPlayers: 4, minPlaytime: 30, maxPlaytime: 60, playingTime: 60 },
      ...{ weight: null, rating: 7.5, bayesRating: 6.25, rank: null },
      categories: ['Economic', 'Wargame'],
      mechanics: ['Dice & Cards'],
      designers: ['Zoe Doe', 'Ann Other'],
      publishers: ['House'],
    },
  ]);
});
