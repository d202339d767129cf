import { infiniteQueryOptions } from '@tanstack/react-query';
import { appendPage } from '@/lib/dev-stats/graphql/append-page';
import { astroPhotosPage, projectsPage } from '@/lib/dev-stats/graphql/page-queries';
import { ask } from './request';

interface Connection {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** For useInfiniteQuery: what it gives is one connection, of all the pages asked for so far. */
function paged<Page extends Connection>(
  name: string,
  read: (after: string | null, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey: [name],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.reduce(appendPage),
  });
}

/** The projects, so many a page. */
export const projectsQuery = (first: number) =>
  paged('projects', async (after, signal) => (await ask(projectsPage, { first, after }, signal)).data.projects);

/** The astrophotographs, so many a page. */
export const astroPhotosQuery = (first: number) =>
  paged(
    'astroPhotos',
    async (after, signal) => (await ask(astroPhotosPage, { first, after }, signal)).data.astroPhotos,
  );
