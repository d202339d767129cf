import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  billingQuery,
  createQueryClient,
  deliveryQuery,
  githubStatsQuery,
  historyQuery,
  refreshActive,
  runsQuery,
  summaryQuery,
  trendQuery,
} from '@/components/stats/queries';
import { takeSnapshot } from '@/lib/dev-stats/graphql/snapshot';

const PIPELINE = { owner: 'rowan-hale', repo: 'portfolio' };
const ANSWERS: Record<string, object> = {
  githubStats: { githubStats: null },
  githubHistory: { githubStats: { history: null } },
  actionsSummary: { actionsSummary: [] },
  actionsRuns: { actionsRuns: [] },
  actionsBilling: { actionsBilling: null },
};

type Server = (operation: string) => Response;

const answer: Server = (operation) => Response.json({ data: ANSWERS[operation] });

/** The operations sent to a server. */
function serve(server: { current: Server }) {
  const sent: string[] = [];
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    const operation = /query (\w+)/.exec(JSON.parse(body).query)?.[1] ?? '';
    sent.push(operation);
    return server.current(operation);
  });
  return { sent };
}

/** A client whose open tab shows these queries. */
// biome-ignore lint/suspicious/noExplicitAny: the queries have different results
function clientShowing(...queries: any[]) {
  return createClient('/graphql', ...queries);
}

// biome-ignore lint/suspicious/noExplicitAny: the queries have different results
function createClient(url: string, ...queries: any[]) {
  const client = createQueryClient({ url });
  for (const query of queries) onTestFinished(new QueryObserver(client, query).subscribe(() => {}));
  onTestFinished(() => client.clear());
  return client;
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

test('the figures of the CI/CD tab are fetched again whenever it opens', async () => {
  const { sent } = serve({ current: answer });
  const client = clientShowing();
  const show = () => new QueryObserver(client, summaryQuery(PIPELINE)).subscribe(() => {});
  const hide = show();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  hide();
  onTestFinished(show());
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
});

test('after five minutes figures that are shown again are fetched again, those of the headline at any time', async () => {
  const { sent } = serve({ current: answer });
  const client = clientShowing();
  const show = async () => {
    sent.length = 0;
    for (const query of [githubStatsQuery, historyQuery] as const) {
      // biome-ignore lint/suspicious/noExplicitAny: the queries have different results
      const hide = new QueryObserver(client, query as any).subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      hide();
    }
    return sent.toSorted();
  };
  expect(await show()).toEqual(['githubHistory', 'githubStats']);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(await show()).toEqual(['githubStats']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await show()).toEqual(['githubHistory', 'githubStats']);
});

test('a refresh fetches all that the open tab shows, and nothing else', async () => {
  const { sent } = serve({ current: answer });
  const client = clientShowing(githubStatsQuery, summaryQuery(PIPELINE), runsQuery(PIPELINE));
  void client.prefetchQuery(billingQuery(PIPELINE));
  await vi.advanceTimersByTimeAsync(0);
  sent.length = 0;
  const refreshed = refreshActive(client);
  await vi.advanceTimersByTimeAsync(0);
  expect(await refreshed).toBe(true);
  expect(sent.toSorted()).toEqual(['actionsRuns', 'actionsSummary', 'githubStats']);
});

test('another server is asked without the token of this site', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://example.com' } });
  vi.stubGlobal('localStorage', { getItem: () => 'secret' });
  const requests: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: HeadersInit }) => {
    requests.push([String(url), new Headers(headers).get('authorization')]);
    return Response.json({ data: { githubStats: null } });
  });
  createClient('https://api.example.org/graphql', githubStatsQuery);
  await vi.advanceTimersByTimeAsync(0);
  clientShowing(githubStatsQuery);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([
    ['https://api.example.org/graphql', null],
    ['https://example.com/graphql', 'Bearer secret'],
  ]);
});

test('a saved copy answers every query of the page, also later', async () => {
  vi.useRealTimers();
  const at = '2026-11-21T12:00:00.000Z';
  const api = async (asked: Request) => Response.json({ data: { asked: (await asked.json()).query } });
  const snapshot = await takeSnapshot(api, PIPELINE, new Date(at));
  vi.stubGlobal('fetch', async () => Response.json(snapshot));
  const client = createQueryClient({ url: '/snapshot.json', savedAt: at });
  const results = await Promise.all([
    client.fetchQuery(githubStatsQuery),
    client.fetchQuery(historyQuery),
    client.fetchQuery(billingQuery(PIPELINE)),
    client.fetchQuery(summaryQuery(PIPELINE)),
    client.fetchQuery(runsQuery(PIPELINE)),
    client.fetchQuery(trendQuery(PIPELINE)),
    client.fetchQuery(deliveryQuery(PIPELINE)),
  ]);
  expect(new Set(results.map(({ data }) => JSON.stringify(data))).size).toBe(7);
});
