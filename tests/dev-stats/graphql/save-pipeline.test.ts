import { expect, onTestFinished, test } from 'vitest';
import { now, run } from '@/fixtures/store-rows';
import type { Services } from '@/lib/dev-stats/graphql/context';
import { deliveryOperation, runsOperation, summaryOperation, trendOperation } from '@/lib/dev-stats/graphql/operations';
import { savePipeline } from '@/lib/dev-stats/graphql/save-pipeline';
import { type SavedPipeline, savedAnswers } from '@/lib/dev-stats/graphql/saved-pipeline';
import { deliverySettings } from '@/lib/dev-stats/rules/scope';
import { createReader } from '@/lib/dev-stats/store/read/reader';
import { fillSample } from '@/lib/dev-stats/store/sample/fill';
import { beginCollection } from '@/lib/dev-stats/store/write/collection';
import { emptyStore } from '../store/test-store';
import { ask, testApi } from './api';

const PIPELINE = { owner: 'rowan-hale', repo: 'portfolio' };
const NOW = new Date('2026-11-21T12:00:00Z');
const CONTENT = { delivery: deliverySettings({ deploymentWorkflows: ['Deploy', 'CI'] }) };

function servicesWith(url: string): Services {
  const store = createReader({ url });
  onTestFinished(() => store.close());
  const content = () => ({ projects: [], photos: [], photosUrl: '', ...CONTENT });
  return { store, content, ownerToken: undefined, now: () => NOW, log: () => undefined };
}

const { summaryAnswer, runsAnswer, trendAnswer, deliveryAnswer } = savedAnswers;

const RANGES = [
  undefined,
  { from: '2026-11-20', to: '2026-11-20' },
  { from: '2026-11-09', to: '2026-11-21' },
  { from: '2026-08-30', to: '2026-10-03' },
  { from: '2025-11-22', to: '2026-11-21' },
  { from: '2024-01-01', to: '2024-12-31' },
];

test('a saved copy of the sample answers every period as the API does', async () => {
  const { location, store } = await emptyStore();
  const repository = { owner: PIPELINE.owner, name: PIPELINE.repo };
  await fillSample(store, { repository, timeZone: 'UTC', now: () => NOW });
  const file = await savePipeline(servicesWith(location.url), PIPELINE, NOW);
  expect(file.extensions).toEqual({ sample: true });
  const saved: SavedPipeline = JSON.parse(JSON.stringify(file.data));
  const api = testApi({ location, content: CONTENT, now: () => NOW });
  for (const range of RANGES) {
    const summary = summaryOperation(PIPELINE, range, NOW);
    const runs = runsOperation(PIPELINE, range, NOW);
    const trend = trendOperation(PIPELINE, range, NOW);
    const delivery = deliveryOperation(PIPELINE, range, NOW);
    const answers: [{ query: string; variables: object }, unknown][] = [
      [summary, summaryAnswer(saved, summary.variables)],
      [runs, runsAnswer(saved, runs.variables)],
      [trend, trendAnswer(saved, trend.variables)],
      [delivery, deliveryAnswer(saved, delivery.variables)],
    ];
    for (const [{ query, variables }, answer] of answers) {
      const { data, errors } = await ask(api, query, { ...variables });
      expect(errors).toBeUndefined();
      expect(answer, `${JSON.stringify(range)} ${query}`).toMatchObject(data);
    }
  }
  const { variables } = deliveryOperation(PIPELINE, undefined, NOW);
  expect(deliveryAnswer(saved, variables).delivery).toMatchObject({ deployments: expect.any(Number) });
});

test('a private repository, or one that was never collected, is saved empty', async () => {
  const { location, store } = await emptyStore();
  const empty = { attempts: [], delivery: null };
  const saved = async () => (await savePipeline(servicesWith(location.url), PIPELINE, NOW)).data;
  expect(await saved()).toMatchObject(empty);
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline({ owner: PIPELINE.owner, name: PIPELINE.repo, isPrivate: true })).saveRuns([
    run(1, '2026-11-17T10:00:00Z'),
  ]);
  await collection.finish();
  expect(await saved()).toMatchObject(empty);
});
