import type { ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import {
  formatCount,
  formatMinutes,
  formatPercent,
  formatSeconds,
  UNKNOWN,
} from '@/lib/dev-stats/rules/format/numbers';
import { Skeleton } from '../figure';

const LABELS = ['Success', 'Passed', 'Failed', 'Queue'];

/** A skeleton without a row. */
export function WorkflowSpread({ row }: { row: ActionsSummary | undefined }) {
  const texts = row && describeSpread(row);
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-4">
      {LABELS.map((label, index) => (
        <div key={label}>
          <dt className="inline text-ink-soft">{label}</dt>{' '}
          <dd className="inline">{texts ? texts[index] : <Skeleton width="w-32" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeSpread(row: ActionsSummary) {
  return [
    `by run ${formatPercent(row.runSuccessRate)}, first attempt ${formatPercent(row.firstAttemptSuccessRate)}`,
    formatSpread([row.medianSuccessSec, row.p90SuccessSec, row.successSamples], formatMinutes),
    formatSpread([row.medianFailureSec, row.p90FailureSec, row.failureSamples], formatMinutes),
    formatSpread([row.medianQueueSec, row.p90QueueSec, row.queueSamples], formatSeconds),
  ];
}

type Spread = readonly [median: number | null, p90: number | null, count: number | null];

function formatSpread([median, p90, count]: Spread, format: (value: number | null) => string): string {
  return count ? `median ${format(median)}, p90 ${format(p90)}, n ${formatCount(count)}` : UNKNOWN;
}
