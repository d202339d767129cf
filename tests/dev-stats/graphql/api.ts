import { onTestFinished } from 'vitest';
import { NOW } from '@/fixtures/store-rows';
import { deliverySettings } from '@/lib/dev-stats/rules/scope';
import type { SiteContent } from '../../../lib/dev-stats/graphql/context';
import { createApi } from '../../../lib/dev-stats/graphql/yoga';
import type { StoreLocation } from '../../../lib/dev-stats/store/location';
import { createReader } from '../../../lib/dev-stats/store/read/reader';

interface Options {
  location?: StoreLocation;
  content?: Partial<SiteContent>;
  now?: () => Date;
  log?: (message: string, error: unknown) => void;
}

export const OWNER_TOKEN = 'the-owner-s-token';

/** The API of the site with the store of a test. */
export function testApi({ location, content, now, log }: Options = {}) {
  const store = createReader(location ?? { url: 'file:/nowhere/at/all.db' });
  onTestFinished(() => store.close());
  return createApi({
    store,
    content: () => ({ projects: [], photos: [], delivery: deliverySettings({}), ...content }),
    ownerToken: OWNER_TOKEN,
    now: now ?? (() => NOW),
    log: log ?? (() => undefined),
  });
}

export type Api = ReturnType<typeof testApi>;

export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const usual = { 'content-type': 'application/json', accept: '*/*' };
  const init = { method: 'POST', headers: { ...usual, ...headers }, body, duplex: 'half' };
  return new Request('http://localhost/graphql', init);
}

/** The JSON response to a query. */
export async function ask(api: Api, query: string, { token = '', ...variables }: Record<string, unknown> = {}) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await api(post(JSON.stringify({ query, variables }), headers));
  return (await response.json()) as Answer;
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: each test checks the shape of its answer
  data: any;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: object;
}
