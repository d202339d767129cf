import { expect, test } from 'vitest';
import { checkApiUrl, isUsername } from '../../../lib/collectors/bgg/settings';

test('the API has an https address or one on this machine, without a slash at the end', () => {
  expect(checkApiUrl('https://boardgamegeek.com/xmlapi2/')).toBe('https://boardgamegeek.com/xmlapi2');
  expect(checkApiUrl('http://localhost:8080')).toBe('http://localhost:8080');
});

test.each([
  ['https://www.boardgamegeek.com/xmlapi2', /without www/],
  ['http://boardgamegeek.com/xmlapi2', /must use https/],
  ['https://me:secret@boardgamegeek.com/xmlapi2', /password/],
])('the API address %s is rejected', (text, problem) => {
  expect(() => checkApiUrl(text)).toThrow(problem);
  expect(() => checkApiUrl(text)).not.toThrow(/secret/);
});

test('a user name has letters of any script, and signs within it', () => {
  const valid = ['alice', 'Old Name', 'zoë_99', "O'Neil", 'a', '_x_'];
  const invalid = ['', ' ', ' a', 'a ', '--force', 'a/b', 'a&own=0', 'a\nb', '../x', 'x'.repeat(61), '<b>'];
  expect([...valid, ...invalid].filter(isUsername)).toEqual(valid);
});
