import { memo } from 'react';
import type { ActionsRun } from '@/lib/dev-stats/graphql/documents';
import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import { formatEnum, formatMinutes, formatSeconds } from '@/lib/dev-stats/rules/format/numbers';
import { dateName, dayOfMonth } from '@/lib/dev-stats/rules/format/weekdays';
import { type LocalNights, localTime } from '@/lib/dev-stats/rules/history/nights';
import { runBadge } from '@/lib/dev-stats/rules/pipelines/runs';
import { usePeriod } from '../period';
import { NightStrip, StripHours } from '../sky/night-strip';
import { ResultMark } from './result-mark';

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5 text-caption tabular-nums lg:grid-cols-[10.5rem_minmax(0,1fr)_7rem_9rem_6rem_4rem] xl:grid-cols-[10.5rem_minmax(0,1fr)_7rem_19rem_9rem_6rem_4rem] lg:items-center lg:py-0';

interface RecentRunsProps {
  runs: ActionsRun[];
  nights: LocalNights | undefined;
}

export const RecentRuns = memo(function RecentRuns({ runs, nights }: RecentRunsProps) {
  if (runs.length === 0) return <NoRuns />;
  return (
    <div>
      <div aria-hidden="true" className={`${ROW} text-dim max-lg:hidden`}>
        <span>Started</span>
        <span>Workflow</span>
        <span>Event</span>
        <span className="max-xl:hidden">
          <StripHours hasNights={nights !== undefined} />
        </span>
        <span>Conclusion</span>
        <span className="text-right">Ran</span>
        <span className="text-right">Queued</span>
      </div>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {runs.slice(0, RECENT_RUNS).map((run) => (
          <RecentRun key={run.runId} run={run} nights={nights} />
        ))}
      </ul>
    </div>
  );
});

export function NoRuns() {
  const period = usePeriod();
  return (
    <p className="text-soft">
      No runs recorded in {period ? 'this period' : `the last ${ACTIONS_WINDOW_WEEKS} weeks`}.
    </p>
  );
}

function RecentRun({ run, nights }: { run: ActionsRun; nights: LocalNights | undefined }) {
  const { text, color } = runBadge(run);
  const { runStartedAt, workflowName, event, runDurationSec, queueTimeSec } = run;
  const local = nights ? localTime(nights, runStartedAt) : runStartedAt;
  const date = usePeriod() ? dateName(local) : dayOfMonth(local);
  return (
    <li className={ROW}>
      <time dateTime={runStartedAt} className="text-soft max-lg:order-2">
        {date}, {local.slice(11, 16)}
      </time>
      <span className="min-w-0 text-ink wrap-anywhere">{workflowName}</span>
      <span className="text-soft max-lg:hidden">{formatEnum(event)}</span>
      <span className="max-xl:hidden">
        {nights && <NightStrip nights={nights} start={local} seconds={runDurationSec} color={color} />}
      </span>
      <span className="max-lg:order-1 max-lg:justify-self-end">
        <ResultMark color={color} /> {text}
      </span>
      <span className="text-right text-soft max-lg:order-3">
        <span className="lg:sr-only">ran </span>
        {formatMinutes(runDurationSec)}
      </span>
      <span className="text-right text-soft max-lg:hidden">
        <span className="sr-only">queued </span>
        {formatSeconds(queueTimeSec)}
      </span>
    </li>
  );
}
