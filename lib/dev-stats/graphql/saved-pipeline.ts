import type { ResultOf, VariablesOf } from 'gql.tada';
import { deliveryFigures } from '../rules/delivery/delivery';
import { type DeliveryFacts, narrowDelivery } from '../rules/delivery/facts';
import type { Known } from '../rules/pipelines/periods';
import { type Attempt, newestRuns, summarizeWorkflows } from '../rules/pipelines/workflow-summary';
import type { actionsRunsDocument, actionsSummaryDocument, actionsTrendDocument, deliveryDocument } from './documents';

export const PIPELINE_PATH = '/dev-stats/pipeline.json';

export interface SavedPipeline {
  attempts: readonly Attempt[];
  collected: Known;
  delivery: DeliveryFacts | null;
  at: string;
}

type Summary = typeof actionsSummaryDocument;
type Runs = typeof actionsRunsDocument;
type Trend = typeof actionsTrendDocument;
type Delivery = typeof deliveryDocument;

function summaryAnswer(saved: SavedPipeline, { bucket, ...asked }: VariablesOf<Summary>): ResultOf<Summary> {
  return { actionsSummary: summary(saved, bucket, asked) };
}

function runsAnswer(saved: SavedPipeline, asked: VariablesOf<Runs>): ResultOf<Runs> {
  return { actionsRuns: runs(saved, asked) };
}

function trendAnswer(saved: SavedPipeline, asked: VariablesOf<Trend>): ResultOf<Trend> {
  return {
    periods: summary(saved, asked.bucket, asked),
    totals: summary(saved, 'all', asked),
    before: summary(saved, 'all', { since: asked.before, until: asked.since }),
  };
}

function deliveryAnswer(saved: SavedPipeline, asked: VariablesOf<Delivery>): ResultOf<Delivery> {
  const before = { since: asked.beforeSince, until: asked.beforeUntil };
  return { delivery: delivery(saved, asked), before: delivery(saved, before) };
}

export const savedAnswers = { summaryAnswer, runsAnswer, trendAnswer, deliveryAnswer };

interface Asked {
  since?: string | null | undefined;
  until?: string | null | undefined;
}

function toWindow({ since, until }: Asked): Known {
  return { since: toSecond(since), until: toSecond(until) };
}

function toSecond(instant: string | null | undefined): string | undefined {
  return instant == null ? undefined : `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

function summary({ attempts, collected }: SavedPipeline, bucket: VariablesOf<Summary>['bucket'], asked: Asked) {
  return summarizeWorkflows(attempts, { bucket, ...toWindow(asked) }, collected);
}

function runs({ attempts }: SavedPipeline, asked: Asked) {
  return newestRuns(attempts, toWindow(asked)).map(({ runId, durationSec, queueSec, startedAt, ...run }) => ({
    ...run,
    runId: String(runId),
    runDurationSec: durationSec,
    queueTimeSec: queueSec,
    runStartedAt: startedAt,
  }));
}

function delivery({ delivery: facts, at }: SavedPipeline, { since, until }: Asked) {
  if (!facts || !since) return null;
  const part = narrowDelivery(facts, { since: Date.parse(since), until: Date.parse(until ?? at) });
  return part ? deliveryFigures(part) : null;
}
