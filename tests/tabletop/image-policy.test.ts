import { expect, test } from 'vitest';
import { imageSources, isServiceImage } from '@/lib/tabletop/image-policy';

test.each([
  [{ bggImages: true }, ['https://cf.geekdo-images.com']],
  [{ bggImages: false }, []],
  [{}, []],
])('with %j pictures may come from %j', (profile, sources) => {
  expect(imageSources(profile)).toEqual(sources);
});

test.each([
  ['https://cf.geekdo-images.com/a__original/img/b=/0x0/filters:format(png)/pic1.png', true],
  ['http://cf.geekdo-images.com/pic1.png', false],
  ['https://cf.geekdo-images.com:8443/pic1.png', false],
  ['https://cf.geekdo-images.com.example.com/pic1.png', false],
  ['https://example.com/cf.geekdo-images.com', false],
  ['pic1.png', false],
])('%s is a picture of the service: %s', (address, is) => {
  expect(isServiceImage(address)).toBe(is);
});
