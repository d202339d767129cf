import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { isOwnerRequest } from '../../requests';
import { answerCache } from './answer-cache';
import type { Context, Services } from './context';
import { negotiate, notAcceptable, strictRequests } from './http';
import { queryLimits } from './query-limits';
import { actionsBilling, actionsRuns, actionsSummary } from './resolvers/actions';
import { astroPhotos, projects } from './resolvers/content';
import { delivery, prFacts } from './resolvers/delivery';
import { githubRepository, githubStats, sources } from './resolvers/github';
import { scalars } from './scalars';
import type { Resolvers } from './schema-types';
import { typeDefs } from './type-defs';

const Query: Resolvers = {
  sources,
  githubStats,
  githubRepository,
  actionsSummary,
  actionsRuns,
  actionsBilling,
  prFacts,
  delivery,
  projects,
  astroPhotos,
};

const schema = createSchema<Context>({ typeDefs, resolvers: { Query, ...scalars } });

/** Enough for the longest query within the limits, with its variables. */
const MAX_BODY_BYTES = 64 * 1024;
export function createApi(services: Services): (request: Request) => Promise<Response> {
  const { ownerToken, ...shared } = services;
  const yoga = createYoga<object, Context>({
    schema,
    context: ({ request }) => ({ ...shared, isOwner: isOwnerRequest(request, ownerToken) }),
    plugins: [strictRequests, queryLimits, sampleExtension, answerCache(services)],
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // yoga's default allows every origin, with credentials.
    cors: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    fetchAPI: { Response },
    logging: { debug() {}, info() {}, warn() {}, error: (error: unknown) => services.log('GraphQL', error) },
  });
  /** If the client has disconnected, Next would log the error, and nobody receives the response. */
  const answer = async (request: Request) => {
    try {
      return await yoga.fetch(request);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 408 });
      throw error;
    }
  };
  return async (received) => {
    // HEAD is GET without a body (RFC 9110, 9.3.2). The server drops the body.
    const isHead = received.method === 'HEAD';
    const request = isHead ? new Request(received.url, { headers: new Headers(received.headers) }) : received;
    const { accepted, contentType } = negotiate(request);
    const response = accepted ? await answer(accepted) : notAcceptable();
    const { headers } = response;
    const isJson = headers.get('content-type')?.includes('json');
    const isPublic = isJson && response.ok && request.method === 'GET' && !request.headers.has('authorization');
    headers.set('cache-control', isPublic ? 'public, max-age=15' : 'private, no-store');
    headers.append('vary', 'Accept, Authorization');
    if (isJson && contentType) headers.set('content-type', contentType);
    return response;
  };
}

const sampleExtension: Plugin<Context> = {
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if ('data' in result && args.contextValue.isSample)
        setResult({ ...result, extensions: { ...result.extensions, sample: true } });
    },
  }),
};
