import type { DateRange } from '../rules/date-range';
import { askedDelivery, askedRuns, askedTrend } from '../rules/pipelines/pipeline-window';
import {
  actionsBillingDocument,
  actionsRunsDocument,
  actionsSummaryDocument,
  actionsTrendDocument,
  deliveryDocument,
  githubStatsDocument,
  historyDocument,
  type Query,
} from './documents';

export interface Operation<Data, Variables> {
  query: Query<Data, Variables>;
  variables: Variables;
}

export interface Pipeline {
  owner: string;
  repo: string;
}

export const statsOperation = operation(githubStatsDocument, {});
export const historyOperation = operation(historyDocument, {});

export function summaryOperation({ owner, repo }: Pipeline, period: DateRange | undefined, now: Date) {
  const { bucket } = askedTrend(period, now);
  return operation(actionsSummaryDocument, { owner, repo, bucket, ...askedRuns(period, now) });
}

export function runsOperation({ owner, repo }: Pipeline, period: DateRange | undefined, now: Date) {
  return operation(actionsRunsDocument, { owner, repo, ...askedRuns(period, now) });
}

export function trendOperation({ owner, repo }: Pipeline, period: DateRange | undefined, now: Date) {
  return operation(actionsTrendDocument, { owner, repo, ...askedTrend(period, now) });
}

export function billingOperation({ owner }: Pipeline) {
  return operation(actionsBillingDocument, { scope: `user:${owner}` });
}

export function deliveryOperation({ owner, repo }: Pipeline, period: DateRange | undefined, now: Date) {
  const { before, ...asked } = askedDelivery(period, now);
  const compared = { beforeSince: before.since, beforeUntil: before.until };
  return operation(deliveryDocument, { owner, repo, ...asked, ...compared });
}

function operation<Data, Variables extends object>(
  query: Query<Data, Variables>,
  variables: NoInfer<Variables>,
): Operation<Data, Variables> {
  return { query, variables };
}
