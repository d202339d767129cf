import { createClient } from '../../../lib/collectors/github/api/client';
import { fakeClock } from './fake-clock';

export interface Asked {
  /** GET /path, or the name of a GraphQL operation. */
  what: string;
  query: string;
  variables: Record<string, unknown>;
  authorization: string | null;
}

/** A body with status 200, or a whole response. */
export type Reply = object | Answered;

export class Answered {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

export const HTML_502 = new Answered(502, '<html><h1>502 Bad Gateway</h1></html>', { 'content-type': 'text/html' });

/** A client of a fake GitHub that records the requests, with a fake clock. */
export function fakeGithub(reply: (asked: Asked) => Reply | undefined, { start = '2026-11-21T08:00:00Z' } = {}) {
  const asked: Asked[] = [];
  const notes: string[] = [];
  const clock = fakeClock(start);
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const one = readAsked(String(input), init);
    asked.push(one);
    const found = reply(one) ?? new Answered(404, { message: 'Not Found' });
    const { status, body, headers } = found instanceof Answered ? found : new Answered(200, found);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
  };
  const urls = { apiUrl: 'https://api.github.com', graphqlUrl: 'https://api.github.com/graphql' };
  const report = (line: string) => notes.push(line);
  const api = createClient({ ...urls, token: 'token-of-test', fetch, clock, report });
  return { api, asked, notes, clock };
}

function readAsked(url: string, init: RequestInit): Asked {
  const { pathname, search } = new URL(url);
  const authorization = new Headers(init.headers).get('authorization');
  if (init.method !== 'POST') return { what: `GET ${pathname}${search}`, query: '', variables: {}, authorization };
  const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables?: Record<string, unknown> };
  return { what: /^query (\w+)/.exec(query)?.[1] ?? '', query, variables: variables ?? {}, authorization };
}
