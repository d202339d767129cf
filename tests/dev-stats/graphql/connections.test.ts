import { expect, test } from 'vitest';
import { ask, testApi } from './api';
import { PHOTOS, PROJECTS } from './content';

const content = { projects: PROJECTS, photos: PHOTOS };
const PROJECTS_PAGE = `query ($first: Int, $after: String) { projects(first: $first, after: $after) {
  edges { cursor node { slug } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`;

async function walk(first: number, items = PROJECTS) {
  const api = testApi({ content: { ...content, projects: items } });
  const slugs: string[] = [];
  let after: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const { data } = await ask(api, PROJECTS_PAGE, { first, after });
    const { edges, pageInfo } = data.projects;
    slugs.push(...edges.map(({ node }: { node: { slug: string } }) => node.slug));
    expect(pageInfo.hasPreviousPage).toBe(after !== null);
    expect(pageInfo.startCursor).toBe(edges[0]?.cursor ?? null);
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return { slugs, pages };
  }
}

test.each([
  [1, 7],
  [2, 4],
  [7, 1],
  [100, 1],
])('pages of %i return every project once, in %i pages', async (first, pages) => {
  expect(await walk(first)).toEqual({ slugs: PROJECTS.map(({ slug }) => slug), pages });
});

test('a cursor stays valid when a project is added before it', async () => {
  const before = testApi({ content });
  const { data } = await ask(before, PROJECTS_PAGE, { first: 2 });
  const added = { ...PROJECTS[0], slug: 'new', startDate: '2030-01-01' } as (typeof PROJECTS)[number];
  const after = testApi({ content: { ...content, projects: [added, ...PROJECTS] } });
  const next = await ask(after, PROJECTS_PAGE, { first: 1, after: data.projects.pageInfo.endCursor });
  expect(next.data.projects.edges[0].node.slug).toBe('project-2');
});

test.each([
  [{ first: 0 }, 'first must be between 1 and 100 (got 0).'],
  [{ first: 101 }, 'first must be between 1 and 100 (got 101).'],
  [{ after: 'bm9uc2Vuc2U' }, 'after is not a cursor of this list. Omit it to get the first page.'],
])('%o is refused', async (variables, message) => {
  const { errors } = await ask(testApi({ content }), PROJECTS_PAGE, variables);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('photographs are paged as well, without the drawn plates, and their cursors are invalid for projects', async () => {
  const api = testApi({ content });
  const { data } = await ask(
    api,
    '{ astroPhotos(first: 1) { edges { cursor node { slug width imageUrl } } pageInfo { hasNextPage } totalCount } }',
  );
  expect(data.astroPhotos).toMatchObject({
    edges: [{ node: { slug: 'm31', width: 2400, imageUrl: '/photos/m31/2400.webp' } }],
    totalCount: 2,
    pageInfo: { hasNextPage: true },
  });
  const { errors } = await ask(api, PROJECTS_PAGE, { after: data.astroPhotos.edges[0].cursor });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
