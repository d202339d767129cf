const QUERY = '{\n  githubStats {\n    lastSyncAt\n    profile {\n      totalCommits\n    }\n  }\n}\n';

/**
 * GraphiQL as one page that asks nobody else for anything. For development: its nine megabytes are no part of a build and
 * are read when somebody asks.
 */
export async function graphiqlPage(): Promise<string> {
  const { renderGraphiQL } = await import(/* turbopackIgnore: true */ '@graphql-yoga/render-graphiql');
  return renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', defaultQuery: QUERY });
}

/** Whether a browser opens the address of the API, without a query of its own. */
export function wantsPage({ method, url, headers }: Request): boolean {
  const takesPages = /\btext\/html\b/.test(headers.get('accept') ?? '');
  return method === 'GET' && takesPages && !new URL(url).searchParams.has('query');
}
