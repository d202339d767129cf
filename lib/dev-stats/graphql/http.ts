import { GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

/** Stricter than yoga: two response types, JSON bodies only, valid UTF-8 only (docs/adr/0040). */

const RESPONSE_TYPE = 'application/graphql-response+json';
const RESPONSE_TYPES = /\bapplication\/(graphql-response\+)?json\b/i;
const WILDCARDS = /(\*|\bapplication)\/\*/i;
const REQUEST_TYPE = /^\s*application\/(graphql\+)?json\s*(;|$)/i;

/** A wildcard becomes graphql-response+json, whose status codes report errors. `accepted` is undefined for neither. */
export function negotiate(request: Request): { accepted?: Request; contentType?: string } {
  const accept = request.headers.get('accept') || '*/*';
  if (RESPONSE_TYPES.test(accept)) return { accepted: request };
  if (!WILDCARDS.test(accept)) return {};
  const { url, method, body, signal } = request;
  const headers = new Headers(request.headers);
  headers.set('accept', `${RESPONSE_TYPE}, ${accept}`);
  // Next passes a proxy, which the Request constructor does not accept as input.
  const init = { method, headers, body, signal, duplex: 'half' };
  return { accepted: new Request(url, init), contentType: 'application/json; charset=utf-8' };
}

export function notAcceptable(): Response {
  return refusal(406, 'NOT_ACCEPTABLE', 'This endpoint returns application/json.');
}

/** Answers 415 to types other than JSON, and 400 to invalid JSON or UTF-8, which request.json() would repair silently. */
export const strictRequests: Plugin = {
  onRequestParse({ request, requestParser, setRequestParser, endResponse }) {
    const isPost = request.method === 'POST';
    if (isPost && !REQUEST_TYPE.test(request.headers.get('content-type') ?? ''))
      endResponse(refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the query as application/json.'));
    const parse = isPost ? parseBody : requestParser;
    if (!parse) return;
    setRequestParser(async (limited) => {
      try {
        return await parse(limited);
      } catch (error) {
        throw error instanceof GraphQLError ? error : unreadable();
      }
    });
  },
};

async function parseBody(request: Request) {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer()));
}

function unreadable(): GraphQLError {
  const http = { status: 400 };
  return createGraphQLError('The request is not valid JSON in UTF-8.', { extensions: { code: 'BAD_REQUEST', http } });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}
