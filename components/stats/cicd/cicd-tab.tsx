import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import { formatDates } from '@/lib/dev-stats/rules/date-range';
import { isCovered } from '@/lib/dev-stats/rules/delivery/limits';
import { deliveryTable } from '@/lib/dev-stats/rules/delivery/rows';
import { formatDate } from '@/lib/dev-stats/rules/format/moments';
import { askedDelivery, askedTrend } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { EmptyResult } from '../../ui/empty-result';
import { DemoMark } from '../collection-status';
import { usePeriod } from '../period';
import { readPresent, useSource } from '../source';
import type { CicdTabProps } from './cicd-part';
import { DeliveryPanel, deliveryWindow } from './delivery-panel';
import { MinutesUsage } from './minutes-usage';
import { PipelinePart } from './pipeline-part';
import { RecentRuns } from './recent-runs';
import { minutesTable, runsTable, workflowsTable } from './tables';
import { TrendParts } from './trend-parts';
import { WorkflowTable } from './workflow-table';

export default function CicdTab({ nights, isCollected, isMarked, ...queries }: CicdTabProps) {
  const { summary, trend, runs, billing, delivery } = queries;
  const period = usePeriod();
  const present = readPresent(useSource());
  const figures = billing.data?.data.actionsBilling;
  const asked = Object.values(queries);
  const isPending = asked.some((query) => query.isPending);

  const isEmpty =
    (!period || !isCollected) &&
    [summary, runs, billing].every(({ data }) => data?.failures.length === 0) &&
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

  const days = period && formatDates(period);
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
      {!isMarked && asked.some(({ data }) => data?.sample) && <DemoMark />}
      <PipelinePart
        title="Actions minutes usage"
        definitions={['minutes']}
        note={<span role="status">{isPending ? 'Loading CI/CD metrics...' : billDate}</span>}
        table={figures ? minutesTable(figures) : undefined}
        query={billing}
        loading={<MinutesUsage billing={undefined} />}
      >
        {(data) => <MinutesUsage billing={data.actionsBilling} />}
      </PipelinePart>
      <PipelinePart
        title="Workflow performance"
        definitions={['success-rate', 'run-duration', 'queue-time', 'retry-rate', 'partial-week']}
        note={days ?? `last ${ACTIONS_WINDOW_WEEKS} weeks`}
        table={workflowsTable(workflows ?? [], bucket)}
        query={summary}
        className="far-panel [--far-panel:28.5rem] md:[--far-panel:24.75rem]"
      >
        {(data) => <WorkflowTable workflows={data.actionsSummary} bucket={bucket} />}
      </PipelinePart>
      <PipelinePart
        title="Recent runs"
        definitions={['recent-runs']}
        note={`the last ${RECENT_RUNS}${days ? ` of ${days}` : ''}${nights ? `, ${nights.place} time` : ', UTC'}`}
        table={runsTable(recent?.slice(0, RECENT_RUNS) ?? [])}
        query={runs}
        className="far-panel [--far-panel:58rem] xl:[--far-panel:35.5rem]"
      >
        {(data) => <RecentRuns runs={data.actionsRuns} nights={nights} />}
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
        note={`${delivered ? '' : `${deliveryWindow(period)}. `}All contributors, not only me.`}
        table={delivered ? deliveryTable(delivered) : undefined}
        query={delivery}
        className="far-panel [--far-panel:44rem] sm:[--far-panel:35rem] lg:[--far-panel:23rem]"
      >
        {({ delivery, before }) => (
          <DeliveryPanel
            delivery={delivery}
            before={before && askedBefore && isCovered(before, askedBefore) ? before : undefined}
          />
        )}
      </PipelinePart>
      <TrendParts query={trend} />
    </div>
  );
}
