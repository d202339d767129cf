import { expect, test } from 'vitest';
import { checkApiUrl } from '../../../lib/collectors/bgg/api-url';
import { isUsername } from '../../../lib/collectors/bgg/username';

test.each([
  ['https://boardgamegeek.com/xmlapi2', 'https://boardgamegeek.com/xmlapi2'],
  ['https://boardgamegeek.com/xmlapi2/', 'https://boardgamegeek.com/xmlapi2'],
  ['http://127.0.0.1:8080/xmlapi2', 'http://127.0.0.1:8080/xmlapi2'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the service may be at %s', (text, url) => {
  expect(checkApiUrl(text)).toBe(url);
});

test.each([
  ['https://www.boardgamegeek.com/xmlapi2', /without www/],
  ['https://api.boardgamegeek.com/xmlapi2', /without www/],
  ['http://boardgamegeek.com/xmlapi2', /https:/],
  ['https://me:secret@boardgamegeek.com/xmlapi2', /password/],
  ['https://boardgamegeek.com/xmlapi2?token=secret', /end with its path/],
  ['boardgamegeek.com/xmlapi2', /not a web address/],
  ['file:///etc', /not a web address/],
])('the service may not be at %s', (text, problem) => {
  expect(() => checkApiUrl(text)).toThrow(problem);
  expect(() => checkApiUrl(text)).not.toThrow(/secret/);
});

test.each(['alice', 'Old Name', 'zoë_99', "O'Neil", 'a', '_x_'])('%j can be a user name', (name) => {
  expect(isUsername(name)).toBe(true);
});

test.each(['', ' ', ' a', 'a ', '-', '--force', 'a/b', 'a&own=0', 'a\nb', '../x', 'x'.repeat(61), '<b>'])(
  '%j cannot be a user name',
  (name) => {
    expect(isUsername(name)).toBe(false);
  },
);
