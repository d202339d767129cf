import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents';
import { problemsWith } from './fixtures';

const GAMES = 'tabletop/collection.json';
const games = DOCUMENTS[GAMES] ?? '';

test.each([
  ['cut short', games.slice(0, games.indexOf('"Beta"')), '27:14: is not valid JSON: Unexpected end of JSON input'],
  ['empty', '', '1:1: is not valid JSON: Unexpected end of JSON input'],
  [
    'a key written twice',
    games.replace('"numplays": 3', '"numplays": 3,\n      "id": 9'),
    '18:7: is not valid JSON: this key is already there',
  ],
  ['a list', '[]', '1: must be one object, written { "name": value }'],
])('JSON: %s', (_, text, problem) => {
  expect(problemsWith({ [GAMES]: text })).toEqual([`content/${GAMES}:${problem}`]);
});
