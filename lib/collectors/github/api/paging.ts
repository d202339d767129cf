import { z } from 'zod';
import type { GithubApi } from './client';
import { GithubError } from './errors';
import { getRest, queryWhole, type RestPage } from './request';

const MAX_EXTRA_ENTRIES = 100;
const MAX_EMPTY_PAGES = 10;
const MAX_ATTEMPTS = 3;

export interface Page<T> {
  nodes: (T | null)[];
  hasNextPage: boolean;
  endCursor?: string | null | undefined;
  totalCount?: number | null | undefined;
}

export function connectionSchema<T extends z.ZodType>(node: T) {
  return z
    .object({
      totalCount: z.number().nullish(),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
      nodes: z.array(node.nullable()),
    })
    .transform(({ totalCount, pageInfo, nodes }) => ({ totalCount, ...pageInfo, nodes }));
}

/** Reads all pages. One that is too slow or too costly is asked for again at half the size. Null ends the list. */
export async function* graphqlPages<T>(
  fetchPage: (first: number, after: string | null) => Promise<Page<T> | null>,
  pageSize: number,
): AsyncGenerator<T[]> {
  let size = pageSize;
  let after: string | null = null;
  let attempts = 0;
  const checkProgress = detectPaginationLoop();
  for (;;) {
    try {
      const page: Page<T> | null = await fetchPage(size, after);
      if (!page) return;
      yield page.nodes.filter((node) => node !== null);
      if (!page.hasNextPage) return;
      if (page.endCursor == null) throw new GithubError('server', 'GitHub returned no cursor for the next page.');
      checkProgress({ next: page.endCursor, count: page.nodes.length, total: page.totalCount });
      after = page.endCursor;
      attempts = 0;
    } catch (error) {
      const isTooLarge = error instanceof GithubError && error.needsSmallerQuery;
      if (!isTooLarge || (size === 1 && ++attempts >= MAX_ATTEMPTS)) throw error;
      size = Math.max(1, Math.floor(size / 2));
    }
  }
}

interface Connection<Node extends z.ZodType> {
  query: string;
  /** Without `first` and `after`. */
  variables: Record<string, unknown>;
  /** The fields from the data to the connection, such as `user.pullRequests`. */
  path: string;
  node: Node;
  pageSize?: number;
  onTotal?: (totalCount: number) => void;
}

/** Nodes of a connection by page; none if a field of the path is null, except for the first. Throws GithubError. */
export function connectionPages<Node extends z.ZodType>(
  api: GithubApi,
  { query, variables, path, node, pageSize = 100, onTotal }: Connection<Node>,
): AsyncGenerator<z.output<Node>[]> {
  const connection = connectionSchema(node);
  const names = path.split('.');
  const schema = names.reduceRight<z.ZodType>((inner, name) => z.object({ [name]: inner.nullish() }), connection);
  const [root = '', ...fields] = names;
  return graphqlPages(async (first, after) => {
    const request = { query, variables: { ...variables, first, after }, schema };
    const start = await queryWhole(api, request, (data) => readField(data, root));
    const page = fields.reduce(readField, start) as z.output<typeof connection> | null | undefined;
    if (page?.totalCount != null) onTotal?.(page.totalCount);
    return page ?? null;
  }, pageSize);
}

function readField(value: unknown, field: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[field];
}

export function nodesSchema<Node extends z.ZodType>(node: Node) {
  return z.object({ nodes: z.array(node.nullable()).nullish() }).nullish();
}

interface RestList<T> {
  schema: z.ZodType<T>;
  entries: (data: T) => readonly unknown[];
}

export async function* restPages<T extends { total_count?: number | null | undefined }>(
  api: GithubApi,
  path: string,
  { schema, entries }: RestList<T>,
): AsyncGenerator<T> {
  const checkProgress = detectPaginationLoop();
  for (let address: string | undefined = path; address; ) {
    const { data, next }: RestPage<T> = await getRest(api, address, schema);
    yield data;
    if (next) checkProgress({ next, count: entries(data).length, total: data.total_count });
    address = next;
  }
}

interface Step {
  next: string;
  count: number;
  total?: number | null | undefined;
}

/** Returns a function to call after each page. It throws GithubError for repeated, empty or surplus pages. */
function detectPaginationLoop(): (step: Step) => void {
  const visited = new Set<string>();
  let emptyPages = 0;
  let entries = 0;
  return ({ next, count, total }) => {
    entries += count;
    emptyPages = count > 0 ? 0 : emptyPages + 1;
    const exceedsTotal = total != null && entries > total + MAX_EXTRA_ENTRIES;
    if (visited.has(next) || emptyPages >= MAX_EMPTY_PAGES || exceedsTotal)
      throw new GithubError('server', 'The pages of a GitHub list do not end.');
    visited.add(next);
  };
}
