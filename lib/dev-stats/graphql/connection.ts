import { publicError } from './context';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

interface ConnectionOptions<Item, Node> {
  items: readonly Item[];
  first: number | null | undefined;
  after: string | null | undefined;
  /** Identifies an item. A cursor made from it stays valid when other items are added. */
  toKey: (item: Item) => readonly [connection: string, sortKey: string, id: string];
  toNode: (item: Item) => Node;
}

/** One page of a Relay connection. Throws BAD_USER_INPUT for an invalid page size or cursor. */
export function createConnection<Item, Node>({ items, first, after, toKey, toNode }: ConnectionOptions<Item, Node>) {
  const size = first ?? DEFAULT_PAGE;
  if (size < 1 || size > MAX_PAGE)
    throw publicError('BAD_USER_INPUT', `first must be between 1 and ${MAX_PAGE} (got ${size}).`);
  const cursors = items.map((item) => Buffer.from(JSON.stringify(toKey(item))).toString('base64url'));
  const start = after == null ? 0 : cursors.indexOf(after) + 1;
  if (after != null && start === 0)
    throw publicError('BAD_USER_INPUT', 'after is not a cursor of this list. Omit it to get the first page.');
  const end = Math.min(start + size, items.length);
  const edges = items
    .slice(start, end)
    .map((item, index) => ({ cursor: cursors[start + index] ?? '', node: toNode(item) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}
