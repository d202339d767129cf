import { expect, test } from 'vitest';
import { GithubError } from '../../../lib/collectors/github/github-error';
import { pages } from '../../../lib/collectors/github/pages';

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

test('pages join to the whole', async () => {
  expect(await collect(pages(numbers(30), 30))).toEqual(ALL);
});

test('a page that takes too long is halved, and stays so', async () => {
  const sizes: number[] = [];
  expect(await collect(pages(numbers(20, sizes), 60))).toEqual(ALL);
  expect(sizes).toEqual([60, 30, 15, 15, 15, 15, 15]);
});

test('a single node that never comes is given up after three tries', async () => {
  const sizes: number[] = [];
  await expect(collect(pages(numbers(0, sizes), 4))).rejects.toMatchObject({ kind: 'timeout' });
  expect(sizes).toEqual([4, 2, 1, 1, 1]);
});

test('what a smaller page does not mend is not tried again', async () => {
  const sizes: number[] = [];
  const denied = async (first: number) => {
    sizes.push(first);
    throw new GithubError('denied', 'no');
  };
  await expect(collect(pages<number>(denied, 30))).rejects.toMatchObject({ kind: 'denied' });
  expect(sizes).toEqual([30]);
});

test('null nodes are left out, and no connection is no page', async () => {
  const sparse = async () => ({ nodes: [1, null, 2], hasNextPage: false, endCursor: null });
  expect(await collect(pages<number>(sparse, 30))).toEqual([1, 2]);
  expect(await collect(pages<number>(async () => null, 30))).toEqual([]);
});

test('a cursor that comes back ends the walk with an error', async () => {
  const stuck = async () => ({ nodes: [1], hasNextPage: true, endCursor: 'same' });
  await expect(collect(pages<number>(stuck, 30))).rejects.toThrow('GitHub pages in a circle.');
});

test.each<[string, (page: number) => { nodes: number[]; endCursor: string; total?: number }]>([
  ['cursors that go round', (page) => ({ nodes: [1], endCursor: String(page % 7) })],
  ['cursors that go round after a while', (page) => ({ nodes: [1], endCursor: String(page < 50 ? page : page % 3) })],
  ['pages without anything', (page) => ({ nodes: [], endCursor: String(page) })],
  ['more than there is', (page) => ({ nodes: ALL, endCursor: String(page), total: 70 })],
])('%s end the walk with an error', async (_, answer) => {
  let page = 0;
  const endless = async () => ({ hasNextPage: true, ...answer(page++) });
  await expect(collect(pages<number>(endless, 100))).rejects.toThrow('GitHub pages in a circle.');
  expect(page).toBeLessThan(200);
});
