import type { TickKinds, TickStrip } from '../../charts/ticks';
import { FAILURE_CONCLUSIONS, SUCCESS_CONCLUSIONS } from '../constants';
import { formatMoment } from '../format/moments';
import { formatEnum, formatMinutes, formatSeconds } from '../format/numbers';

export const RUN_KINDS = {
  success: { name: 'success', color: 'green', shape: 'bar' },
  failure: { name: 'failure', color: 'red', shape: 'cross' },
  open: { name: 'not finished', color: 'yellow', shape: 'ring' },
  other: { name: 'neither', color: 'gray', shape: 'dash' },
} as const satisfies TickKinds<string>;

export type RunKind = keyof typeof RUN_KINDS;

export interface RunAnswer {
  runId: string;
  workflowName: string;
  event: string;
  status: string;
  conclusion: string | null;
  runDurationSec: number | null;
  queueTimeSec: number | null;
  runStartedAt: string;
}

export function runKind({ status, conclusion }: Pick<RunAnswer, 'status' | 'conclusion'>): RunKind {
  if (SUCCESS_CONCLUSIONS.some((name) => name === conclusion)) return 'success';
  if (FAILURE_CONCLUSIONS.some((name) => name === conclusion)) return 'failure';
  return conclusion || status === 'completed' ? 'other' : 'open';
}

/** One strip for each workflow, in the given order, from runs with the newest first. */
export function runStrips(runs: readonly RunAnswer[], order: readonly string[]): TickStrip<RunKind>[] {
  const byName = Map.groupBy(runs, ({ workflowName }) => workflowName);
  const names = [...new Set([...order, ...byName.keys()])];
  return names.flatMap((name) => {
    const own = byName.get(name);
    return own ? [{ name, ticks: own.toReversed().map((run) => ({ kind: runKind(run), label: runLabel(run) })) }] : [];
  });
}

/** What the list of runs says, and the number that GitHub gave the run. */
function runLabel({ runId, event, status, conclusion, runDurationSec, queueTimeSec, runStartedAt }: RunAnswer): string {
  const kind = runKind({ status, conclusion });
  return [
    formatMoment(runStartedAt),
    formatEnum(event),
    `ran ${formatMinutes(runDurationSec)}`,
    `queued ${formatSeconds(queueTimeSec)}`,
    ...(kind === 'success' || conclusion === 'failure' ? [] : [formatEnum(conclusion ?? status)]),
    `run ${runId}`,
  ].join(', ');
}

/** "9 of 15 succeeded; 4 failed, 2 are not finished." */
export function runsReading(runs: readonly Pick<RunAnswer, 'status' | 'conclusion'>[]): string {
  const counts = Map.groupBy(runs, runKind);
  const count = (kind: RunKind) => counts.get(kind)?.length ?? 0;
  if (runs.length === 0) return '';
  const open = count('open');
  const others = [
    ...(count('failure') > 0 ? [`${count('failure')} failed`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'is' : 'are'} not finished`] : []),
  ];
  return (
    [`${count('success')} of ${runs.length} succeeded`, ...(others.length > 0 ? [others.join(', ')] : [])].join('; ') +
    '.'
  );
}

export function lastResults(strips: readonly TickStrip<RunKind>[]): { name: string; isFailed: boolean }[] {
  return strips.flatMap(({ name, ticks }) => {
    const last = ticks.findLast(({ kind }) => kind === 'success' || kind === 'failure');
    return last ? [{ name, isFailed: last.kind === 'failure' }] : [];
  });
}
