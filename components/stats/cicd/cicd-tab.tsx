import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { ActionsBilling } from '@/lib/dev-stats/graphql/documents';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import { formatRange } from '@/lib/dev-stats/rules/date-range';
import { isCovered } from '@/lib/dev-stats/rules/delivery/limits';
import { deliveryReading, deliveryTable } from '@/lib/dev-stats/rules/delivery/rows';
import { formatDate } from '@/lib/dev-stats/rules/format/moments';
import { minutesTable, runsTable, workflowsTable } from '@/lib/dev-stats/rules/pipelines/pipeline-tables';
import { askedDelivery } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { runsReading } from '@/lib/dev-stats/rules/pipelines/run-strips';
import { weeksSuccessReading } from '@/lib/dev-stats/rules/pipelines/trend-sentences';
import { EmptyResult } from '../../ui/empty-result';
import { FreshnessContext } from '../panel';
import { usePeriod } from '../period';
import { billingQuery, deliveryQuery, expirePipeline, runsQuery, summaryQuery, trendQuery } from '../queries';
import { DeliveryPanel, deliveryWindow } from './delivery-panel';
import { MinutesByMonth } from './minutes-by-month';
import { MinutesUsage } from './minutes-usage';
import { PanelLinks } from './panel-links';
import { PipelinePart } from './pipeline-part';
import { RecentRuns } from './recent-runs';
import { TrendParts } from './trend-parts';
import { WorkflowTable } from './workflow-table';

const PARTS = [
  'Actions minutes usage',
  'Workflows over time',
  'Slowest and flakiest workflows',
  'Workflow performance',
  'Recent runs',
  'Delivery',
];

export default function CicdTab({ pipeline }: { pipeline: Pipeline }) {
  const client = useQueryClient();
  const period = usePeriod();
  const { sources } = useContext(FreshnessContext);
  useEffect(() => () => expirePipeline(client), [client]);
  const summary = useQuery(summaryQuery(pipeline, period));
  const trend = useQuery(trendQuery(pipeline, period));
  const runs = useQuery(runsQuery(pipeline, period));
  const billing = useQuery(billingQuery(pipeline));
  const delivery = useQuery(deliveryQuery(pipeline, period));
  const figures = billing.data?.data.actionsBilling;
  const isPending = [summary, trend, runs, billing, delivery].some((query) => query.isPending);

  const results = [summary.data, runs.data, billing.data];
  const isEmpty =
    // A period without runs is not an empty store.
    (!period || sources.length === 0) &&
    results.every((result) => result?.failures.length === 0) &&
    summary.data?.data.actionsSummary.length === 0 &&
    runs.data?.data.actionsRuns.length === 0 &&
    figures === null &&
    !delivery.isPending &&
    !delivery.data?.data.delivery;
  if (isEmpty) {
    return (
      <EmptyResult title="No CI/CD Data Available" command="npm run collect -- actions">
        Telemetry appears here after the backfill script is run:
      </EmptyResult>
    );
  }

  const days = period && formatRange(period);
  const delivered = delivery.data?.data.delivery;
  const { before: askedBefore } = askedDelivery(period, new Date());
  const before = delivery.data?.data.before;
  const workflows = summary.data?.data.actionsSummary;
  const recent = runs.data?.data.actionsRuns;
  return (
    <div className="space-y-12">
      <PanelLinks titles={PARTS} />
      <PipelinePart
        title="Actions minutes usage"
        definition="minutes"
        note={
          <>
            <span role="status">{isPending ? 'Loading CI/CD metrics...' : billingDate(figures)}</span>
            {period && ' By billing month: GitHub does not bill by day, so this panel can’t follow the period.'}
          </>
        }
        table={figures ? minutesTable(figures) : undefined}
        query={billing}
        collectedAt={figures === null ? null : figures?.collectedAt}
      >
        {(data) => (
          <>
            <MinutesUsage billing={data?.actionsBilling} />
            {data?.actionsBilling !== null && <MinutesByMonth billing={data?.actionsBilling} />}
          </>
        )}
      </PipelinePart>
      <TrendParts query={trend} />
      <PipelinePart
        title="Workflow performance"
        definition="success-rate"
        note={days ?? `last ${ACTIONS_WINDOW_WEEKS} weeks`}
        reading={workflows?.length === 0 ? undefined : weeksSuccessReading(workflows ?? [])}
        table={workflowsTable(workflows ?? [])}
        query={summary}
      >
        {() => <WorkflowTable workflows={workflows} />}
      </PipelinePart>
      <PipelinePart
        title="Recent runs"
        definition="recent-runs"
        note={days ? `The ${RECENT_RUNS} most recent runs of ${days}.` : `The ${RECENT_RUNS} most recent runs.`}
        reading={recent?.length === 0 ? undefined : runsReading(recent?.slice(0, RECENT_RUNS) ?? [])}
        table={runsTable(recent ?? [])}
        query={runs}
      >
        {() => <RecentRuns runs={recent} />}
      </PipelinePart>
      <PipelinePart
        title="Delivery"
        definition="deployments"
        note={deliveryWindow(delivered, period)}
        reading={delivered ? deliveryReading(delivered) : ''}
        table={delivered ? deliveryTable(delivered) : undefined}
        query={delivery}
      >
        {(data) => (
          <DeliveryPanel
            delivery={data?.delivery}
            before={before && askedBefore && isCovered(before, askedBefore) ? before : undefined}
          />
        )}
      </PipelinePart>
    </div>
  );
}

function billingDate(billing: ActionsBilling | null | undefined): string {
  // Without a bill, a space keeps the height of the line.
  return billing ? `As of ${formatDate(billing.asOfDate)}.` : '\u00a0';
}
