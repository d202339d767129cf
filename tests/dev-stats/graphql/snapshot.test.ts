import { expect, test } from 'vitest';
import {
  billingOperation,
  deliveryOperation,
  historyOperation,
  runsOperation,
  statsOperation,
  summaryOperation,
  trendOperation,
} from '@/lib/dev-stats/graphql/operations';
import { snapshotKey, snapshotProblems, takeSnapshot } from '@/lib/dev-stats/graphql/snapshot';
import { testApi } from './api';

const NOW = new Date('2026-11-21T12:00:00Z');
const PIPELINE = { owner: 'rowan-hale', repo: 'portfolio' };

async function api(): Promise<Response> {
  return Response.json({ data: { other: [] } });
}

test('it has the answers to what the page asks', async () => {
  const snapshot = await takeSnapshot(api, PIPELINE, NOW);
  const general = [statsOperation, historyOperation, billingOperation(PIPELINE)];
  const ofTab = [summaryOperation, runsOperation, trendOperation, deliveryOperation];
  for (const operation of [...general, ...ofTab.map((create) => create(PIPELINE, undefined, NOW))])
    expect(snapshot[snapshotKey(operation)], operation.query).toBeDefined();
  expect(snapshotProblems(snapshot)).toEqual([]);
});

test('before the first collection it is empty, which is not a problem', async () => {
  const snapshot = await takeSnapshot(testApi(), PIPELINE, NOW);
  expect(snapshot[snapshotKey(statsOperation)]?.data?.githubStats).toBeNull();
  expect(snapshotProblems(snapshot)).toEqual([]);
});

test('without a reachable store it says once what is missing', async () => {
  const api = testApi({ location: { url: 'http://127.0.0.1:1' } });
  const problems = snapshotProblems(await takeSnapshot(api, PIPELINE, NOW));
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems).size).toBe(problems.length);
});
