import { useQuery } from '@tanstack/react-query';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import { formatRange } from '@/lib/dev-stats/rules/date-range';
import { isCovered } from '@/lib/dev-stats/rules/delivery/limits';
import { deliveryTable } from '@/lib/dev-stats/rules/delivery/rows';
import { formatDate } from '@/lib/dev-stats/rules/format/moments';
import type { LocalNights } from '@/lib/dev-stats/rules/history/nights';
import { askedDelivery, askedTrend } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { EmptyResult } from '../../ui/empty-result';
import { DemoMark } from '../collection-status';
import { usePeriod } from '../period';
import { billingQuery, deliveryQuery, runsQuery, summaryQuery, trendQuery } from '../queries';
import { readPresent, useSource } from '../source';
import { DeliveryPanel, deliveryWindow } from './delivery-panel';
import { MinutesUsage } from './minutes-usage';
import { PipelinePart } from './pipeline-part';
import { RecentRuns } from './recent-runs';
import { minutesTable, runsTable, workflowsTable } from './tables';
import { TrendParts } from './trend-parts';
import { WorkflowTable } from './workflow-table';

interface CicdTabProps {
  pipeline: Pipeline;
  nights: LocalNights | undefined;
  /** A period without runs is not an empty store once runs have been collected. */
  isCollected: boolean;
  isMarked: boolean;
}

export default function CicdTab({ pipeline, nights, isCollected, isMarked }: CicdTabProps) {
  const period = usePeriod();
  const present = readPresent(useSource());
  const summary = useQuery(summaryQuery(pipeline, period));
  const trend = useQuery(trendQuery(pipeline, period));
  const runs = useQuery(runsQuery(pipeline, period));
  const billing = useQuery(billingQuery(pipeline));
  const delivery = useQuery(deliveryQuery(pipeline, period));
  const figures = billing.data?.data.actionsBilling;
  const queries = [summary, trend, runs, billing, delivery];
  const isPending = queries.some((query) => query.isPending);

  const results = [summary.data, runs.data, billing.data];
  const isEmpty =
    (!period || !isCollected) &&
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
  const { before: askedBefore } = askedDelivery(period, present);
  const { bucket } = askedTrend(period, present);
  const workflows = summary.data?.data.actionsSummary;
  const recent = runs.data?.data.actionsRuns;
  const billDate = figures
    ? `as of ${formatDate(figures.asOfDate)}${period ? '; bills don’t follow the period' : ''}`
    : '';
  return (
    <div className="space-y-8 sm:space-y-9">
      {!isMarked && queries.some(({ data }) => data?.sample) && <DemoMark />}
      <PipelinePart
        title="Actions minutes usage"
        definitions={['minutes']}
        note={<span role="status">{isPending ? 'Loading CI/CD metrics...' : billDate}</span>}
        table={figures ? minutesTable(figures) : undefined}
        query={billing}
      >
        {(data) => <MinutesUsage billing={data?.actionsBilling} />}
      </PipelinePart>
      <PipelinePart
        title="Workflow performance"
        definitions={['success-rate', 'run-duration', 'queue-time', 'retry-rate', 'partial-week']}
        note={days ?? `last ${ACTIONS_WINDOW_WEEKS} weeks`}
        table={workflowsTable(workflows ?? [], bucket)}
        query={summary}
      >
        {(data) => <WorkflowTable workflows={data?.actionsSummary} bucket={bucket} />}
      </PipelinePart>
      <PipelinePart
        title="Recent runs"
        definitions={['recent-runs']}
        note={`the last ${RECENT_RUNS}${days ? ` of ${days}` : ''}${nights ? `, by the clock of ${nights.place}` : ', in UTC'}`}
        table={runsTable(recent ?? [])}
        query={runs}
      >
        {(data) => <RecentRuns runs={data?.actionsRuns} nights={nights} />}
      </PipelinePart>
      <PipelinePart
        title="Delivery"
        definitions={[
          'delivery-sentence',
          'deployments',
          'deployment-frequency',
          'lead-time',
          'change-failure-rate',
          'time-to-restore',
          'rework-rate',
          'merges',
          'cycle-time',
          'time-to-first-review',
        ]}
        note={
          delivered ? 'All contributors, not only me.' : `${deliveryWindow(period)}. All contributors, not only me.`
        }
        table={delivered ? deliveryTable(delivered) : undefined}
        query={delivery}
        className="far-panel [--far-panel:44rem] sm:[--far-panel:35rem] lg:[--far-panel:23rem]"
      >
        {(data) =>
          data && (
            <DeliveryPanel
              delivery={data.delivery}
              before={data.before && askedBefore && isCovered(data.before, askedBefore) ? data.before : undefined}
            />
          )
        }
      </PipelinePart>
      <TrendParts query={trend} />
    </div>
  );
}
