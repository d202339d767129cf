import { expect, test } from 'vitest';
import { now, PIPELINE, run } from '@/fixtures/store-rows';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../store/test-store';
import { ask, testApi } from './api';

const SUMMARY = `{ actionsSummary(owner: "rowan", repo: "site", bucket: week) {
  runs successes successRate retryRate avgRunSec medianRunSec p90RunSec runSamples avgQueueSec isPartial
} }`;

test('a summary has rates, averages and the spread of durations', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const at = '2026-11-17T10:00:00Z';
  const rows = [
    run(1, at, { conclusion: 'failure', durationSec: 20 }),
    run(1, at, { attempt: 2, durationSec: 100 }),
    run(2, at, { durationSec: 200 }),
    run(3, at, { conclusion: 'timed_out', durationSec: null, queueSec: null, queueJobs: 0 }),
  ];
  await (await collection.pipeline(PIPELINE)).saveRuns(rows);
  await (await collection.pipeline(PIPELINE)).saveCoverage({
    since: '2026-11-16T00:00:00Z',
    until: '2026-11-23T00:00:00Z',
  });
  await collection.finish();
  const { data } = await ask(testApi({ location }), SUMMARY);
  expect(data.actionsSummary).toEqual([
    {
      ...{ runs: 4, successes: 2, successRate: 50, retryRate: expect.closeTo(100 / 3, 8) },
      ...{ avgRunSec: expect.closeTo(320 / 3, 8), medianRunSec: 100, p90RunSec: 180, runSamples: 3 },
      ...{ avgQueueSec: 4, isPartial: false },
    },
  ]);
});

test('the latest bill is found under the name that the page asks for, in any case, and keeps its scope', async () => {
  const { location, store } = await emptyStore();
  for (const [asOfDate, isPublished] of [
    ['2026-10-31', true],
    ['2026-11-21', true],
    ['2026-12-01', false],
  ] as const) {
    const collection = await beginCollection(store, { source: 'actions', now });
    await collection.saveBilling({
      ...{ scope: 'org:Acme', asOfDate, totalMinutesUsed: 5000, totalPaidMinutesUsed: 0 },
      ...{ ubuntuMinutes: 5000, windowsMinutes: 0, macosMinutes: 0, countedMinutes: 300, freeMinutes: 4700 },
    });
    await (isPublished ? collection.finish() : collection.fail('stopped'));
  }
  const api = testApi({ location });
  const query =
    'query ($scope: String!) { actionsBilling(scope: $scope) { scope asOfDate planMinutes countedMinutes freeMinutes } }';
  const bill = async (scope: string) => (await ask(api, query, { scope })).data.actionsBilling;
  const found = {
    scope: 'org:Acme',
    asOfDate: '2026-11-21',
    planMinutes: null,
    countedMinutes: 300,
    freeMinutes: 4700,
  };
  expect(await bill('USER:acme')).toEqual(found);
  expect(await bill('user:other')).toBeNull();
});

test('runs of the default branch and for pull requests are counted apart, unless a branch is not known', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const at = '2026-11-17T10:00:00Z';
  await (await collection.pipeline(PIPELINE)).saveRuns([
    run(1, at),
    run(2, at, { event: 'pull_request', conclusion: 'failure' }),
    run(3, at, { headBranch: 'feature' }),
    run(4, at, { workflowName: 'Old', headBranch: null, headSha: null }),
  ]);
  await collection.finish();
  const { data } = await ask(
    testApi({ location }),
    `{ actionsSummary(owner: "rowan", repo: "site", bucket: week) {
      workflowName runs defaultBranchRuns defaultBranchSuccesses pullRequestRuns pullRequestSuccesses } }`,
  );
  expect(data.actionsSummary.map((row: Record<string, unknown>) => Object.values(row))).toEqual([
    ['CI', 3, 1, 1, 1, 0],
    ['Old', 1, null, null, null, null],
  ]);
});
