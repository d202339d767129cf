/** What a connection's pages have in common. */
interface Page {
  edges: readonly unknown[];
  pageInfo: object;
}

/**
 * A connection grows page by page: the edges of the new page come after those there are, and where one can go on from
 * is what the new page says. As a reducer it makes one connection of all the pages of an infinite query.
 */
export function appendPage<Connection extends Page>(before: Connection, page: Connection): Connection {
  return { ...page, edges: [...before.edges, ...page.edges] };
}
