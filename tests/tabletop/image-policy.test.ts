import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameCard } from '@/components/tabletop/game-card';
import { findOutsideHosts } from '@/lib/site/outside-hosts';
import { getCollection } from '@/lib/tabletop/collection';
import { isServiceImage, toGame } from '@/lib/tabletop/game';

// Asserts the sample content.

test.each([
  [true, ['https://cf.geekdo-images.com']],
  [false, []],
])('with pictures shown: %s, the page of a game may load them from %j', (images, sources) => {
  const [sample] = getCollection().games;
  if (!sample) throw new Error('The collection has no games');
  const shown = toGame({ ...sample, image: 'https://cf.geekdo-images.com/pic1.jpg' }, { images });
  const page = renderToStaticMarkup(createElement(GameCard, { game: shown }));
  expect(findOutsideHosts('/photos', page).images).toEqual(sources);
});

test.each([
  ['https://cf.geekdo-images.com/a__original/img/b=/0x0/filters:format(png)/pic1.png', true],
  ['http://cf.geekdo-images.com/pic1.png', false],
  ['https://cf.geekdo-images.com:8443/pic1.png', false],
  ['https://cf.geekdo-images.com.example.com/pic1.png', false],
])('%s is a picture of the service: %s', (address, is) => {
  expect(isServiceImage(address)).toBe(is);
});
