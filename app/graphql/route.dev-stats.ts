import { getPhotos, getProfile, getProjects } from '@/lib/content/content';
import { createApi } from '@/lib/dev-stats/graphql/yoga';
import { createReader } from '@/lib/dev-stats/store/reader';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { ROUTE_METHODS } from '@/lib/site/http-rules';
import { requestLimit, withLimit } from '@/lib/site/request-limits';

const api = createApi({
  store: createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken }),
  content: () => ({
    projects: getProjects(),
    photos: getPhotos(),
    photosUrl: env.photosUrl,
    deploymentWorkflows: getProfile().deploymentWorkflows ?? [],
  }),
  ownerToken: env.ownerToken,
  origins: env.graphqlOrigins,
  now: () => new Date(),
  log: logError,
  graphiql: env.isDevelopment,
});

const handle = withLimit(requestLimit(env.ownerToken), api);

export { handle as GET, handle as POST };

/** Browsers ask before a page of another site sends a query. */
export function OPTIONS(request: Request): Response | Promise<Response> {
  if (env.graphqlOrigins.length > 0) return handle(request);
  return new Response(null, { status: 204, headers: { Allow: ROUTE_METHODS['/graphql']?.join(', ') ?? '' } });
}
