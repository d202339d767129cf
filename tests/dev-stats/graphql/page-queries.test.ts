import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { astroPhotosQuery, projectsQuery } from '@/components/stats/page-queries';
import { appendPage } from '@/lib/dev-stats/graphql/append-page';
import { testApi } from './api';
import { PHOTOS, PROJECTS } from './content';

test.each<[number[][], string[], object]>([
  [[[1, 2]], ['a'], { edges: [1, 2], pageInfo: { endCursor: 'a' } }],
  [[[1, 2], [3]], ['a', 'b'], { edges: [1, 2, 3], pageInfo: { endCursor: 'b' } }],
  [[[1], [], [2]], ['a', 'b', 'c'], { edges: [1, 2], pageInfo: { endCursor: 'c' } }],
  [[[], [1]], ['', 'b'], { edges: [1], pageInfo: { endCursor: 'b' } }],
  [[[1], [1]], ['a', 'b'], { edges: [1, 1], pageInfo: { endCursor: 'b' } }],
])('pages of %j that end at %j are one connection', (edges, cursors, expected) => {
  const pages = edges.map((page, index) => ({ edges: page, pageInfo: { endCursor: cursors[index] } }));
  const copy = structuredClone(pages);
  expect(pages.reduce(appendPage)).toEqual(expected);
  expect(pages).toEqual(copy);
});

/** The API itself answers what the browser would ask. */
function serve() {
  const api = testApi({ content: { projects: PROJECTS, astroPhotos: PHOTOS } });
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => api(new Request(url, init)));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test.each([
  [1, 3],
  [2, 6],
  [3, 7],
  // There is no fourth.
  [4, 7],
])('%i pages of three hold the first %i projects', async (pages, count) => {
  serve();
  const options = projectsQuery(3);
  const data = await new QueryClient().fetchInfiniteQuery({ ...options, pages });
  const projects = options.select?.(data);
  expect(projects?.edges.map(({ node }) => node.slug)).toEqual(PROJECTS.slice(0, count).map(({ slug }) => slug));
  expect(projects?.pageInfo.hasNextPage).toBe(count < 7);
  expect(projects?.totalCount).toBe(7);
});

test('astrophotographs that fit a page are all there', async () => {
  serve();
  const options = astroPhotosQuery(20);
  const photos = options.select?.(await new QueryClient().fetchInfiniteQuery(options));
  expect(photos?.edges.map(({ node }) => node.slug)).toEqual(['m31', 'm42']);
});
