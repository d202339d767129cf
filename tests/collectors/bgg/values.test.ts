import { expect, test } from 'vitest';
import { toCount, toFigure, toImage, toLine, toYear } from '../../../lib/collectors/bgg/values';

test.each([
  ['\n\t One  \n Two \u001b[31m', 'One Two [31m'],
  ['a\ud800b', 'a b'],
  ['a'.repeat(1000), 'a'.repeat(300)],
  [undefined, ''],
])('the text %j reads %j', (text, line) => {
  expect(toLine(text)).toBe(line);
});

test.each([
  ['7.95292', 7.95],
  ['\t8 ', 8],
  ['0', null],
  ['0.001', null],
  ['N/A', null],
  ['Not Ranked', null],
  ['11', null],
  ['1e1', null],
  ['-3', null],
  ['', null],
  [undefined, null],
])('the rating %j is %j', (text, figure) => {
  expect(toFigure(text, { max: 10, digits: 2 })).toBe(figure);
});

test.each([
  ['4', 4],
  ['0', null],
  ['4+', null],
  ['2.5', null],
  ['99999999999999999999', null],
])('the count %j is %j', (text, count) => {
  expect(toCount(text)).toBe(count);
});

test.each([
  ['2017', 2017],
  ['-2600', -2600],
  ['0', null],
  ['', null],
])('the year %j is %j', (text, year) => {
  expect(toYear(text)).toBe(year);
});

const HOST = 'https://cf.geekdo-images.com';

test.each([
  ['//cf.geekdo-images.com/images/pic1.jpg', `${HOST}/images/pic1.jpg`],
  ['http://cf.geekdo-images.com/images/pic1.jpg', `${HOST}/images/pic1.jpg`],
  [`\n  ${HOST}/a/0x0/filters:format(png)/pic1.png\n`, `${HOST}/a/0x0/filters:format(png)/pic1.png`],
  ['https://cf.geekdo-images.com.evil.example/pic1.jpg', null],
  ['https://evil.example/cf.geekdo-images.com', null],
  ['https://user@cf.geekdo-images.com/pic1.jpg', null],
  ['javascript:alert(1)', null],
  ['', null],
  [undefined, null],
])('the picture %j is %j', (text, image) => {
  expect(toImage(text)).toBe(image);
});
