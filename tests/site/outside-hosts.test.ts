import { expect, test } from 'vitest';
import { findOutsideHosts } from '@/lib/site/outside-hosts';

const PHOTOS = 'https://photos.example.com/site';
const GAMES = 'https://cf.geekdo-images.com';

test.each([
  [
    'a page with a photograph',
    `<script>push("${PHOTOS}/pleiades")</script>`,
    { images: ['https://photos.example.com'], connections: ['https://photos.example.com'] },
  ],
  ['a page with a game', `<img src="${GAMES}/a.jpg">`, { images: [GAMES], connections: [] }],
  ['a page of text', '<p>Text</p>', { images: [], connections: [] }],
])('%s', (_, html, hosts) => {
  expect(findOutsideHosts(PHOTOS, html)).toEqual(hosts);
});
