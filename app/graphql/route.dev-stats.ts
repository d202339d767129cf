import { createApi } from '@/lib/dev-stats/graphql/yoga';
import { env } from '@/lib/env';
import { ROUTE_METHODS } from '@/lib/site/http-rules';
import { requestLimit, withLimit } from '@/lib/site/request-limits';
import { services } from './services';

const api = createApi(services);

const handle = withLimit(requestLimit(env.ownerToken), api);

export { handle as GET, handle as POST };

/** Browsers ask before a page of another site sends a query. */
export function OPTIONS(request: Request): Response | Promise<Response> {
  if (env.graphqlOrigins.length > 0) return handle(request);
  return new Response(null, { status: 204, headers: { Allow: ROUTE_METHODS['/graphql']?.join(', ') ?? '' } });
}
