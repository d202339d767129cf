import type { Workflow } from '@/lib/dev-stats/graphql/figures';
import { formatCount, formatMinutes, formatPercent, formatSeconds, UNKNOWN } from '@/lib/dev-stats/rules/format';
import { Skeleton } from './figure';

type MaybeNumber = number | null | undefined;

export function WorkflowSpread({ row }: { row: Workflow | undefined }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-4">
      {figuresOf(row ?? {}).map(([name, text]) => (
        <div key={name}>
          <dt className="inline text-ink-soft">{name}</dt>{' '}
          <dd className="inline">{row ? text : <Skeleton width="w-32" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(row: Partial<Workflow>) {
  const rates = `by run ${formatPercent(row.runSuccessRate)}, first attempt ${formatPercent(row.firstAttemptSuccessRate)}`;
  return [
    ['Success', rates],
    ['Passed', formatSpread([row.medianSuccessSec, row.p90SuccessSec, row.successSamples], formatMinutes)],
    ['Failed', formatSpread([row.medianFailureSec, row.p90FailureSec, row.failureSamples], formatMinutes)],
    ['Queue', formatSpread([row.medianQueueSec, row.p90QueueSec, row.queueSamples], formatSeconds)],
  ] as const;
}

function formatSpread([median, p90, count]: readonly MaybeNumber[], format: (value: MaybeNumber) => string): string {
  return count ? `median ${format(median)}, p90 ${format(p90)}, n ${formatCount(count)}` : UNKNOWN;
}
