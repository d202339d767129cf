import { expect, test } from 'vitest';
import { toCount, toFigure, toImage, toLine, toYear } from '../../../lib/collectors/bgg/values';

/** What a function makes of each text, to compare with a table of them. */
const readAll = (table: Record<string, unknown>, read: (text: string | undefined) => unknown) =>
  Object.fromEntries(Object.keys(table).map((text) => [text, read(text)]));

test('a text is one line without control characters', () => {
  const lines = {
    '\n\t One  \n Two \u001b[31m': 'One Two [31m',
    'a\ud800b': 'a b',
    ['a'.repeat(1000)]: 'a'.repeat(300),
  };
  expect(readAll(lines, toLine)).toEqual(lines);
  expect(toLine(undefined)).toBe('');
});

test('a rating is a number up to ten with two digits, and unknown otherwise', () => {
  const unknown = { '0': null, '0.001': null, 'N/A': null, '11': null, '1e1': null, '-3': null, '': null };
  const ratings = { '7.95292': 7.95, '\t8 ': 8, ...unknown };
  expect(readAll(ratings, (text) => toFigure(text, { max: 10, digits: 2 }))).toEqual(ratings);
  expect(toFigure(undefined, { max: 10, digits: 2 })).toBeNull();
});

test('a count is a whole number, and a year may be before the common era', () => {
  const counts = { '4': 4, '0': null, '4+': null, '2.5': null, '99999999999999999999': null };
  expect(readAll(counts, toCount)).toEqual(counts);
  const years = { '2017': 2017, '-2600': -2600, '0': null, '': null };
  expect(readAll(years, toYear)).toEqual(years);
});

test('a picture has an https address on the host of the service', () => {
  const host = 'https://cf.geekdo-images.com';
  const images = {
    '//cf.geekdo-images.com/images/pic1.jpg': `${host}/images/pic1.jpg`,
    'http://cf.geekdo-images.com/images/pic1.jpg': `${host}/images/pic1.jpg`,
    [`\n  ${host}/a/0x0/filters:format(png)/pic1.png\n`]: `${host}/a/0x0/filters:format(png)/pic1.png`,
    'https://cf.geekdo-images.com.evil.example/pic1.jpg': null,
    'https://evil.example/cf.geekdo-images.com': null,
    'https://user@cf.geekdo-images.com/pic1.jpg': null,
    'javascript:alert(1)': null,
    '': null,
  };
  expect(readAll(images, toImage)).toEqual(images);
});
