import { createYoga } from 'graphql-yoga';
import { answerCache } from './answer-cache';
import { type Context, createContext, type Services } from './context';
import { wantsPage } from './graphiql';
import { limits } from './limits';
import { isOwnerRequest } from './owner';
import { MAX_BODY_BYTES, readable } from './readable';
import { sampleMark } from './sample-mark';
import { schema } from './schema';
import { statusOfRefusals } from './status';

/** The GraphQL endpoint as a function of a request. */
export function createApi(services: Services): (request: Request) => Promise<Response> {
  const contexts = new WeakMap<Request, Context>();
  const yoga = createYoga<object, Context>({
    schema,
    context: ({ request }) => {
      const context = createContext(services, isOwnerRequest(request, services.ownerToken));
      contexts.set(request, context);
      return context;
    },
    plugins: [limits, statusOfRefusals, sampleMark(contexts), answerCache(services)],
    // Its page loads scripts from elsewhere; ours does not.
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // Pages of other sites have no business here; yoga's own default would let them in with credentials.
    cors: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    logging: { debug() {}, info() {}, warn() {}, error: (error: unknown) => services.log('GraphQL', error) },
  });
  return async (request) => {
    if (services.graphiql && wantsPage(request))
      return withHeaders(htmlOf(await services.graphiql()), { isPublic: false });
    const sound = await readable(request);
    if (sound instanceof Response) return withHeaders(sound, { isPublic: false });
    const response = await yoga.fetch(sound.request);
    const isPublic = response.ok && request.method === 'GET' && !request.headers.has('authorization');
    return withHeaders(response, { isPublic, contentType: sound.contentType });
  };
}

function htmlOf(page: string): Response {
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** What a token may change is not to be kept by anybody; what all may see may be kept for a moment. */
function withHeaders(
  response: Response,
  { isPublic, contentType }: { isPublic: boolean; contentType?: string | undefined },
) {
  const headers = new Headers(response.headers);
  headers.set('cache-control', isPublic ? 'public, max-age=15' : 'private, no-store');
  headers.append('vary', 'Accept, Authorization');
  if (contentType && response.body) headers.set('content-type', contentType);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
