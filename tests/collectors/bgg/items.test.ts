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

test('a short item without year and image has null values', () => {
  const item = '<item objectid="8" subtype="boardgame"><name>Short</name><status own="1"/></item>';
  expect(readOwnedGames(readItems(writeCollection([item])))).toMatchObject([
    { id: 8, name: 'Short', year: null, image: null, plays: 0 },
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
      ...{ min_players: 2, max_players: 4, min_playtime: 30, max_playtime: 60 },
      ...{ weight: null, avg_rating: 7.5, bayes_avg: 6.25, overall_rank: null },
      categories: ['Economic', 'Wargame'],
      mechanics: ['Dice & Cards'],
      designers: ['Zoe Doe', 'Ann Other'],
      publishers: ['House'],
    },
  ]);
});

test('swapped limits are put in order, and a single playing time fills the range', () => {
  const item = thingItem({ id: 1 })
    .replace('<minplayers value="2"/><maxplayers value="4"/>', '<minplayers value="4"/><maxplayers value="2"/>')
    .replace('<minplaytime value="30"/><maxplaytime value="60"/>', '<minplaytime value="0"/><maxplaytime value="0"/>');
  expect(readDetails(readItems(`<items>${item}</items>`))).toMatchObject([
    { min_players: 2, max_players: 4, min_playtime: 60, max_playtime: 60 },
  ]);
});
