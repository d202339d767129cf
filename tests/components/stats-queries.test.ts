import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  billingQuery,
  createQueryClient,
  expirePipeline,
  githubStatsQuery,
  historyQuery,
  refreshActive,
  runsQuery,
  summaryQuery,
} from '@/components/stats/queries';
import type { StatsSource } from '@/components/stats/source';
import { statsOperation } from '@/lib/dev-stats/graphql/operations';
import type { SavedPipeline } from '@/lib/dev-stats/graphql/saved-pipeline';
import { snapshotKey } from '@/lib/dev-stats/graphql/snapshot';

const PIPELINE = { owner: 'rowan-hale', repo: 'portfolio' };
const ANSWERS: Record<string, object> = {
  githubStats: { githubStats: null },
  githubHistory: { githubStats: { history: null } },
  actionsSummary: { actionsSummary: [] },
  actionsRuns: { actionsRuns: [] },
  actionsBilling: { actionsBilling: null },
};

type Server = (operation: string) => Response | 'no response';

const answer: Server = (operation) => Response.json({ data: ANSWERS[operation] });
const hang: Server = () => 'no response';

/** The operations sent to a server, and those that were aborted. */
function serve(server: { current: Server }) {
  const sent: string[] = [];
  const aborted: string[] = [];
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', async (_: URL, { body, signal }: { body: string; signal: AbortSignal }) => {
    const operation = /query (\w+)/.exec(JSON.parse(body).query)?.[1] ?? '';
    sent.push(operation);
    const response = server.current(operation);
    if (response !== 'no response') return response;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(operation);
        reject(signal.reason);
      });
    });
  });
  return { sent, aborted };
}

/** A client whose open tab shows these queries. */
// biome-ignore lint/suspicious/noExplicitAny: the queries have different results
function clientShowing(...queries: any[]) {
  return clientOf({ api: '/graphql' }, ...queries);
}

// biome-ignore lint/suspicious/noExplicitAny: the queries have different results
function clientOf(source: StatsSource, ...queries: any[]) {
  const client = createQueryClient(source);
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

test('a request without a response ends after 10 seconds, is sent once more, and then fails', async () => {
  const { sent, aborted } = serve({ current: hang });
  const client = clientShowing(githubStatsQuery);
  const status = () => client.getQueryState(githubStatsQuery.queryKey)?.status;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent.length, aborted.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(10_999);
  expect([sent.length, status()]).toEqual([2, 'pending']);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent.length, aborted.length, status()]).toEqual([2, 2, 'error']);
});

test('prefetched data is fetched again only once it has been shown', async () => {
  const { sent } = serve({ current: answer });
  const client = clientShowing();
  await client.prefetchQuery(summaryQuery(PIPELINE));
  const show = () => new QueryObserver(client, summaryQuery(PIPELINE)).subscribe(() => {});
  const hide = show();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  hide();
  expirePipeline(client);
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
  await client.prefetchQuery(billingQuery(PIPELINE));
  await vi.advanceTimersByTimeAsync(0);
  sent.length = 0;
  expect(await refreshActive(client)).toBe(true);
  expect(sent.toSorted()).toEqual(['actionsRuns', 'actionsSummary', 'githubStats']);
});

test('a refresh reports that a part failed, and the figures stay', async () => {
  const server = { current: answer };
  serve(server);
  const client = clientShowing(githubStatsQuery, runsQuery(PIPELINE));
  await vi.advanceTimersByTimeAsync(0);
  server.current = (operation) =>
    operation === 'actionsRuns' ? new Response('no', { status: 500 }) : answer(operation);
  const refreshed = refreshActive(client);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refreshed).toBe(false);
  expect(client.getQueryData(runsQuery(PIPELINE).queryKey)).toMatchObject({ data: { actionsRuns: [] } });
});

describe('with a saved copy', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const source = { snapshot: '/dev-stats/snapshot.json', pipeline: '/dev-stats/pipeline.json', at };
  const run = {
    ...{ runId: 1, attempt: 1, workflowId: 1, workflowName: 'CI', event: 'push', status: 'completed' },
    ...{ conclusion: 'success', durationSec: 60, queueSec: null, queueJobs: 0, waits: [] },
    ...{ isLast: true, hasFailedBefore: false },
  };
  const saved: SavedPipeline = {
    attempts: [
      { ...run, startedAt: '2026-11-18T10:00:00Z' },
      { ...run, runId: 2, startedAt: '2026-11-11T10:00:00Z', conclusion: 'failure' },
    ],
    ...{ collected: {}, delivery: null, deploymentWorkflows: [], at },
  };
  const files: Record<string, unknown> = {
    [source.snapshot]: { [snapshotKey(statsOperation)]: { data: { githubStats: null } } },
    [source.pipeline]: { data: saved, extensions: { sample: true } },
  };

  test('panels show the figures for the time of the copy, marked if they are the sample', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json(files[url]);
    });
    const client = clientOf(source, githubStatsQuery, runsQuery(PIPELINE));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryData(githubStatsQuery.queryKey)?.data).toEqual({ githubStats: null });
    expect(client.getQueryData(runsQuery(PIPELINE).queryKey)).toMatchObject({
      data: { actionsRuns: [{ runId: '1' }, { runId: '2' }] },
      sample: true,
    });
    expect(new Set(asked)).toEqual(new Set(Object.keys(files)));
  });

  test('a store that could not be read when it was saved is an error', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'no store' }] }));
    const client = clientOf(source, runsQuery(PIPELINE));
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryState(runsQuery(PIPELINE).queryKey)?.error?.message).toBe('no store');
  });
});

test('another server is asked without the token of this site', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://example.com' } });
  vi.stubGlobal('localStorage', { getItem: () => 'secret' });
  const requests: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: HeadersInit }) => {
    requests.push([String(url), new Headers(headers).get('authorization')]);
    return Response.json({ data: { githubStats: null } });
  });
  clientOf({ api: 'https://api.example.org/graphql' }, githubStatsQuery);
  await vi.advanceTimersByTimeAsync(0);
  clientOf({ api: '/graphql' }, githubStatsQuery);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([
    ['https://api.example.org/graphql', null],
    ['https://example.com/graphql', 'Bearer secret'],
  ]);
});
