import { expect, test } from 'vitest';
import {
  deliveryOperation,
  repositoryOperation,
  statsOperation,
  summaryOperation,
} from '@/lib/dev-stats/graphql/operations';
import { snapshotKey, snapshotProblems, takeSnapshot } from '@/lib/dev-stats/graphql/snapshot';
import { testApi } from './api';

const PIPELINE = { owner: 'rowan-hale', repo: 'portfolio' };
const NOW = new Date('2026-11-20T12:00:00Z');
const SCOPE = { pipeline: PIPELINE, now: NOW, today: '2026-11-20' };

/** An API with one repository and a first commit, which answers every operation. */
async function api(request: Request): Promise<Response> {
  const { query } = await request.json();
  const githubStats = { repositories: [{ id: 'r1' }], activity: [{ date: '2026-03-01', commits: 1 }] };
  return Response.json({ data: query.includes('query githubStats ') ? { githubStats } : { other: [] } });
}

test('it has the answers to what the page asks for each period of its menu', async () => {
  const snapshot = await takeSnapshot(api, SCOPE);
  const ranges = [
    undefined,
    { from: '2026-10-22', to: '2026-11-20' },
    { from: '2026-08-23', to: '2026-11-20' },
    { from: '2025-11-21', to: '2026-11-20' },
    { from: '2026-03-01', to: '2026-11-20' },
  ];
  for (const range of ranges) {
    for (const operation of [summaryOperation, deliveryOperation])
      expect(snapshot[snapshotKey(operation(PIPELINE, range, NOW))], JSON.stringify(range)).toBeDefined();
  }
  expect(snapshot[snapshotKey(repositoryOperation('r1'))]).toBeDefined();
  expect(snapshotProblems(snapshot)).toEqual([]);
});

test('before the first collection it is empty, which is not a problem', async () => {
  const snapshot = await takeSnapshot(testApi(), SCOPE);
  expect(snapshot[snapshotKey(statsOperation)]?.data?.githubStats).toBeNull();
  expect(snapshotProblems(snapshot)).toEqual([]);
});

test('without a reachable store it says once what is missing', async () => {
  const api = testApi({ location: { url: 'http://127.0.0.1:1' } });
  const problems = snapshotProblems(await takeSnapshot(api, SCOPE));
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems).size).toBe(problems.length);
});
