import { expect, test, vi } from 'vitest';
import { problemsAfter } from './fixtures';

const PATH = 'astrophotos/veil.mdx';

test('gear that no document lists is reported with its line', () => {
  expect(problemsAfter(PATH, '- Pier', '- Peer')).toEqual([
    'content/astrophotos/veil.mdx:11: gear[0] must be one of Pier (got "Peer")',
  ]);
  expect(problemsAfter(PATH, '    seconds: 180', '    seconds: 180\n    filter: Green')).toEqual([
    'content/astrophotos/veil.mdx:16: sessions[0].filter must be one of Pier (got "Green")',
  ]);
});

test('the files of a picture must exist, unless they lie at PHOTOS_URL', () => {
  const change = [PATH, '- 960\n', '- 1600\n'] as const;
  expect(problemsAfter(...change)).toEqual([
    'content/astrophotos/veil.mdx:16: image /photos/veil/1600.avif does not exist below public/',
    'content/astrophotos/veil.mdx:16: image /photos/veil/1600.webp does not exist below public/',
    'content/astrophotos/veil.mdx:16: image /photos/veil/480.jpg does not exist below public/',
  ]);
  vi.stubEnv('PHOTOS_URL', 'https://photos.example.com/');
  expect(problemsAfter(...change)).toEqual([]);
});

test('a photograph has sessions, and a drawn plate has none', () => {
  const sessions = /sessions:\n {2}- date.*\n.*\n.*\n/;
  const rendered = 'rendered:\n  limitingMagnitude: 8.5\n  stars: 212\n';
  expect(problemsAfter(PATH, sessions, '')).toEqual([
    expect.stringContaining('a photograph needs at least one session'),
  ]);
  expect(problemsAfter(PATH, sessions, rendered)).toEqual([]);
  expect(problemsAfter(PATH, 'picture:\n', `${rendered}picture:\n`)).toEqual([
    expect.stringContaining('a drawn plate has no sessions'),
  ]);
});

test.each([
  ['ra: 312.75', 'ra: 361', 'ra must be at most 360 (got 361)'],
  ['dec: 30.72', 'dec: 91', 'dec must be at most 90 (got 91)'],
  ['seconds: 180', 'seconds: 0', 'sessions[0].seconds must be greater than 0 (got 0)'],
])('%s cannot be %s', (from, to, message) => {
  expect(problemsAfter(PATH, from, to)).toEqual([expect.stringContaining(message)]);
});
