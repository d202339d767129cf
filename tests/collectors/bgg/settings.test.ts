import { expect, test } from 'vitest';
import { checkApiUrl, isUsername } from '../../../lib/collectors/bgg/settings';

test.each([
  ['https://boardgamegeek.com/xmlapi2', 'https://boardgamegeek.com/xmlapi2'],
  ['https://boardgamegeek.com/xmlapi2/', 'https://boardgamegeek.com/xmlapi2'],
  ['http://127.0.0.1:8080/xmlapi2', 'http://127.0.0.1:8080/xmlapi2'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the API address %s is accepted', (text, url) => {
  expect(checkApiUrl(text)).toBe(url);
});

test.each([
  ['https://www.boardgamegeek.com/xmlapi2', /without www/],
  ['https://api.boardgamegeek.com/xmlapi2', /without www/],
  ['http://boardgamegeek.com/xmlapi2', /must use https/],
  ['https://me:secret@boardgamegeek.com/xmlapi2', /password/],
  ['https://boardgamegeek.com/xmlapi2?token=secret', /must not contain a query/],
  ['boardgamegeek.com/xmlapi2', /not an http/],
  ['file:///etc', /not an http/],
])('the API address %s is rejected', (text, problem) => {
  expect(() => checkApiUrl(text)).toThrow(problem);
  expect(() => checkApiUrl(text)).not.toThrow(/secret/);
});

test.each(['alice', 'Old Name', 'zoë_99', "O'Neil", 'a', '_x_'])('the user name %j is accepted', (name) => {
  expect(isUsername(name)).toBe(true);
});

test.each(['', ' ', ' a', 'a ', '-', '--force', 'a/b', 'a&own=0', 'a\nb', '../x', 'x'.repeat(61), '<b>'])(
  'the user name %j is rejected',
  (name) => {
    expect(isUsername(name)).toBe(false);
  },
);
