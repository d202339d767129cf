import { expect, test } from 'vitest';
import { readOwnedGames } from '../../../lib/collectors/bgg/collection-items';
import { readDetails } from '../../../lib/collectors/bgg/details';
import { readDocument } from '../../../lib/collectors/bgg/document';
import { collectionOf, ownedItem, thingItem } from './documents';

const itemsOf = (text: string) => {
  const document = readDocument(text);
  return document.kind === 'items' ? document.items : [];
};

test.each([
  ['<message>accepted</message>', { kind: 'queued' }],
  [
    '<errors><error><message> Invalid username specified </message></error></errors>',
    { kind: 'error', message: 'Invalid username specified' },
  ],
  ['<error><message>Rate limit exceeded.</message></error>', { kind: 'error', message: 'Rate limit exceeded.' }],
  ['<!DOCTYPE html><html><body>Busy<br></body></html>', { kind: 'broken', why: 'a web page' }],
  ["<?xml version='1.0'?> <html></html>", { kind: 'broken', why: 'a web page' }],
  ["<?xml version='1.0'?> <div class='x'> oh no </div>", { kind: 'broken', why: 'an error of its own (oh no)' }],
  ['<rss/>', { kind: 'broken', why: 'something else than its XML' }],
  ['', { kind: 'broken', why: 'something else than its XML' }],
  ['Unauthorized.', { kind: 'broken', why: 'something else than its XML' }],
  ['<items><item></items></item>', { kind: 'broken', why: 'something else than its XML' }],
  ['<items/><items/>', { kind: 'broken', why: 'something else than its XML' }],
  ['<!DOCTYPE x [<!ENTITY a "b">]><items/>', { kind: 'broken', why: 'something else than its XML' }],
  ['<items totalitems="3"></items>', { kind: 'items', items: [], total: 3 }],
  ['<items></items>', { kind: 'items', items: [], total: undefined }],
])('the document %s is understood', (text, document) => {
  expect(readDocument(text)).toEqual(document);
});

test('an owned game is read with what is known; nothing private leaves the parser', () => {
  const items = itemsOf(collectionOf([ownedItem({ id: 5, name: 'Memoir &#039;44', plays: 3 })]));
  expect(JSON.stringify(items)).not.toMatch(/SECRET|Bob/);
  expect(readOwnedGames(items)).toEqual([
    {
      ...{ id: 5, name: "Memoir '44", subtype: 'boardgame', year: 2001, plays: 3 },
      image: 'https://cf.geekdo-images.com/images/pic5.jpg',
      ...{ minPlayers: 2, maxPlayers: 4, minPlaytime: 30, maxPlaytime: 60, playingTime: 60 },
      ...{ weight: null, rating: 7.1, bayesRating: null, rank: null },
    },
  ]);
});

test('copies are folded, plays are not summed, and what is not owned does not count', () => {
  const items = itemsOf(
    collectionOf([
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

test('the details of a game are read; errors and what nobody could name are left out', () => {
  const items = itemsOf(
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
