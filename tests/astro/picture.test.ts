import { expect, test } from 'vitest';
import { jpegUrl, pictureFiles, srcSet } from '@/lib/astro/photo/picture';

test('every width has a file of the modern formats, and one has a JPEG', () => {
  expect(srcSet({ folder: '/photos/a', widths: [480, 960] }, 'avif')).toBe(
    '/photos/a/480.avif 480w, /photos/a/960.avif 960w',
  );
  expect(pictureFiles({ folder: '/photos/a', widths: [480, 960] })).toEqual([
    ...['/photos/a/480.avif', '/photos/a/960.avif', '/photos/a/480.webp', '/photos/a/960.webp'],
    '/photos/a/960.jpg',
  ]);
});

test.each([
  [[480, 960, 1600, 2400], 960],
  [[480, 1280], 1280],
  [[2000, 2400], 2000],
])('of the widths %j the JPEG has %i', (widths, width) => {
  expect(jpegUrl({ folder: '/photos/a', widths })).toBe(`/photos/a/${width}.jpg`);
});
