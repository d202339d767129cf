import { watchForEnd } from './endless';
import { toGithubError } from './failure';
import { GithubError } from './github-error';

/** One page of a GraphQL connection. */
export interface Page<T> {
  nodes: (T | null)[];
  hasNextPage: boolean;
  endCursor: string | null;
  /** Nodes of the whole connection, where it is told. */
  total?: number | null | undefined;
}

/** Retries of a page that cannot be made smaller. */
const LAST_TRIES = 3;

/**
 * Pages of a connection, one after the other. Where the server fails or finds a page too costly, the page is halved
 * and asked for again; the size never grows back, since what was too much once is too much again.
 * @param fetchPage asked for `first` nodes after a cursor; null where there is no connection
 */
export async function* pages<T>(
  fetchPage: (first: number, after: string | null) => Promise<Page<T> | null>,
  largest: number,
): AsyncGenerator<T[]> {
  let size = largest;
  let after: string | null = null;
  let tries = 0;
  const goOn = watchForEnd();
  for (;;) {
    try {
      const page: Page<T> | null = await fetchPage(size, after);
      if (!page) return;
      yield page.nodes.filter((node) => node !== null);
      if (!page.hasNextPage) return;
      if (page.endCursor === null) throw new GithubError('server', 'GitHub names no next page where there is one.');
      goOn({ next: page.endCursor, brought: page.nodes.length, total: page.total });
      after = page.endCursor;
      tries = 0;
    } catch (error) {
      const failure = toGithubError(error);
      if (!failure.asksForLess || (size === 1 && ++tries >= LAST_TRIES)) throw failure;
      size = Math.max(1, Math.floor(size / 2));
    }
  }
}
