import { expect, test } from 'vitest';
import { outsideHosts } from '@/lib/site/outside-hosts';

const PHOTOS = 'https://photos.example.com/site';
const GAMES = 'https://cf.geekdo-images.com';
const OUTSIDE = { photosUrl: PHOTOS };

test.each([
  [
    'a site with pictures elsewhere',
    OUTSIDE,
    undefined,
    { images: [GAMES, 'https://photos.example.com'], connections: ['https://photos.example.com'] },
  ],
  [
    'a page with a photograph',
    OUTSIDE,
    ['<p>Text</p>', `"${PHOTOS}/pleiades"`],
    { images: ['https://photos.example.com'], connections: ['https://photos.example.com'] },
  ],
  ['a page with a game', OUTSIDE, [`<img src="${GAMES}/a.jpg">`], { images: [GAMES], connections: [] }],
])('%s', (_, settings, page, hosts) => {
  expect(outsideHosts(settings, page)).toEqual(hosts);
});
