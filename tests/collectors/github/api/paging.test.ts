import { expect, test } from 'vitest';
import { GithubError } from '../../../../lib/collectors/github/api/errors';
import { graphqlPages } from '../../../../lib/collectors/github/api/paging';

const ALL = Array.from({ length: 70 }, (_, index) => index);

/** Nodes 0 to 69; a page of more than `limit` fails. */
function numbers(limit: number, sizes: number[] = []) {
  return async (first: number, after: string | null) => {
    sizes.push(first);
    if (first > limit) throw new GithubError('timeout', 'too slow', { status: 502 });
    const start = after === null ? 0 : Number(after);
    const end = start + first;
    return { nodes: ALL.slice(start, end), hasNextPage: end < ALL.length, endCursor: String(end) };
  };
}

async function collect(source: AsyncGenerator<number[]>) {
  const found: number[] = [];
  for await (const page of source) found.push(...page);
  return found;
}

test('after a timeout the page size is halved', async () => {
  const sizes: number[] = [];
  expect(await collect(graphqlPages(numbers(20, sizes), 60))).toEqual(ALL);
  expect(sizes).toEqual([60, 30, 15, 15, 15, 15, 15]);
});

test('a page with one node is requested three times', async () => {
  const sizes: number[] = [];
  await expect(collect(graphqlPages(numbers(0, sizes), 4))).rejects.toMatchObject({ kind: 'timeout' });
  expect(sizes).toEqual([4, 2, 1, 1, 1]);
});

test('null nodes are skipped, and a missing connection has no pages', async () => {
  const sparse = async () => ({ nodes: [1, null, 2], hasNextPage: false, endCursor: null });
  expect(await collect(graphqlPages<number>(sparse, 30))).toEqual([1, 2]);
  expect(await collect(graphqlPages<number>(async () => null, 30))).toEqual([]);
});

test.each<[string, (page: number) => { nodes: number[]; endCursor: string; totalCount?: number }]>([
  ['cursors that repeat', (page) => ({ nodes: [1], endCursor: String(page % 7) })],
  ['empty pages', (page) => ({ nodes: [], endCursor: String(page) })],
  ['more nodes than the total', (page) => ({ nodes: ALL, endCursor: String(page), totalCount: 70 })],
])('%s are an error', async (_, answer) => {
  let page = 0;
  const endless = async () => ({ hasNextPage: true, ...answer(page++) });
  await expect(collect(graphqlPages<number>(endless, 100))).rejects.toThrow('The pages of a GitHub list do not end.');
  expect(page).toBeLessThan(200);
});
