import { badInput } from './errors';

const LARGEST_PAGE = 100;
const DEFAULT_PAGE = 20;

interface ConnectionOptions<Item, Node> {
  /** All of them, in the connection's order. */
  items: readonly Item[];
  first: number | null | undefined;
  after: string | null | undefined;
  /** Name of the connection, its item's sort key and its id: together they place a cursor, whatever is added around it. */
  keyOf: (item: Item) => readonly [connection: string, sortKey: string, id: string];
  toNode: (item: Item) => Node;
}

/** A page of a Relay connection. Throws BAD_USER_INPUT of a size or a cursor that cannot be. */
export function connectionOf<Item, Node>({ items, first, after, keyOf, toNode }: ConnectionOptions<Item, Node>) {
  const size = first ?? DEFAULT_PAGE;
  if (size < 1 || size > LARGEST_PAGE) throw badInput(`first must be 1 to ${LARGEST_PAGE} (got ${size}).`);
  const cursors = items.map((item) => encode(keyOf(item)));
  const start = after == null ? 0 : cursors.indexOf(after) + 1;
  if (after != null && start === 0)
    throw badInput('after is no cursor of this list; leave it out to begin at the start.');
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

function encode(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
