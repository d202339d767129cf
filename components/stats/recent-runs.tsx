import { RECENT_RUNS } from '@/lib/stats/definitions';
import type { ActionsRun } from '@/lib/stats/documents';
import { formatMinutes, formatSeconds } from '@/lib/stats/format';
import { formatMoment } from '@/lib/stats/moments';
import { runBadge } from '@/lib/stats/runs';
import { Badge } from '../ui/badge';

/** The latest runs, newest first. */
export function RecentRuns({ runs }: { runs: ActionsRun[] }) {
  if (runs.length === 0) return <p className="text-ink-soft">No run is known yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {runs.slice(0, RECENT_RUNS).map((run) => {
        const { text, color } = runBadge(run);
        return (
          <li key={run.runId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="font-medium">{run.workflowName}</span>{' '}
              <span className="text-caption text-ink-faint">{run.event}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-soft tabular-nums">
              <span>
                {formatMinutes(run.runDurationSec)}, queued {formatSeconds(run.queueTimeSec)}
              </span>
              <time dateTime={run.runStartedAt}>{formatMoment(run.runStartedAt)}</time>
              <Badge color={color}>{text}</Badge>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
