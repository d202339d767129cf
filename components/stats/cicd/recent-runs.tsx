import { useContext } from 'react';
import type { ActionsRun } from '@/lib/dev-stats/graphql/documents';
import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import { formatMoment } from '@/lib/dev-stats/rules/format/moments';
import { formatEnum, formatMinutes, formatSeconds } from '@/lib/dev-stats/rules/format/numbers';
import { runBadge } from '@/lib/dev-stats/rules/pipelines/runs';
import { noneAfter } from '@/lib/dev-stats/rules/source-status';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../figure';
import { FreshnessContext } from '../panel';
import { usePeriod } from '../period';

const SKELETONS = Array.from({ length: RECENT_RUNS }, (_, index) => `${index}`);
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_6rem_7rem_13rem_9.5rem]';
const FACT = 'text-caption text-ink-soft tabular-nums';

/** Newest first; undefined while loading. */
export function RecentRuns({ runs }: { runs: ActionsRun[] | undefined }) {
  if (runs?.length === 0) return <NoRuns />;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {runs
        ? runs.slice(0, RECENT_RUNS).map((run) => <RecentRun key={run.runId} run={run} />)
        : SKELETONS.map((place) => (
            <li key={place} className={ROW}>
              <Skeleton width="w-24" />
              <span className="max-lg:col-span-full">
                <Skeleton width="w-44" />
              </span>
            </li>
          ))}
    </ul>
  );
}

export function NoRuns() {
  const period = usePeriod();
  const { until } = useContext(FreshnessContext);
  return (
    <p className="text-ink-soft">
      No runs recorded in {period ? 'this period' : `the last ${ACTIONS_WINDOW_WEEKS} weeks`}.{' '}
      {until && noneAfter(until)}
    </p>
  );
}

function RecentRun({ run }: { run: ActionsRun }) {
  const { text, color } = runBadge(run);
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{run.workflowName}</span>{' '}
        <span className="text-caption text-ink-faint">{formatEnum(run.event)}</span>
      </span>
      <span className="justify-self-end lg:order-last">
        <Badge color={color}>{text}</Badge>
      </span>
      <span className="col-span-full flex flex-wrap gap-x-4 lg:contents">
        <span className={FACT}>ran {formatMinutes(run.runDurationSec)}</span>
        <span className={FACT}>queued {formatSeconds(run.queueTimeSec)}</span>
        <time dateTime={run.runStartedAt} className={FACT}>
          {formatMoment(run.runStartedAt)}
        </time>
      </span>
    </li>
  );
}
