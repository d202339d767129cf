import { expect, test } from 'vitest';
import { lastResults, type RunAnswer, runKind, runStrips } from '@/lib/dev-stats/rules/pipelines/run-strips';

test.each([
  ['completed', 'timed_out', 'failure'],
  ['completed', 'cancelled', 'other'],
  ['completed', null, 'other'],
  ['in_progress', null, 'open'],
] as const)('a run that is %s with %s is %s', (status, conclusion, kind) => {
  expect(runKind({ status, conclusion })).toBe(kind);
});

const run = (runId: string, values: Partial<RunAnswer> = {}): RunAnswer => ({
  ...{ runId, workflowName: 'CI', event: 'pull_request', status: 'completed', conclusion: 'success' },
  ...{ runDurationSec: 300, queueTimeSec: 7, runStartedAt: '2026-11-21T08:30:00Z', ...values },
});

test('each workflow has a strip, oldest run first, and a mark says what the list of runs says', () => {
  const runs = [run('3', { conclusion: 'timed_out' }), run('2', { workflowName: 'Deploy' }), run('1')];
  const strips = runStrips(runs, ['Deploy']);
  expect(strips.map(({ name, ticks }) => [name, ticks.length])).toEqual([
    ['Deploy', 1],
    ['CI', 2],
  ]);
  expect(strips[1]?.ticks).toEqual([
    { kind: 'success', label: 'Nov 21, 2026, 8:30 AM UTC, pull request, ran 5.0 min, queued 7 s, run 1' },
    { kind: 'failure', label: 'Nov 21, 2026, 8:30 AM UTC, pull request, ran 5.0 min, queued 7 s, timed out, run 3' },
  ]);
});

test('the last result is that of the last run that succeeded or failed', () => {
  const runs = [run('3', { conclusion: 'cancelled' }), run('2', { conclusion: 'failure' }), run('1')];
  expect(lastResults(runStrips(runs, []))).toEqual([{ name: 'CI', isFailed: true }]);
  expect(lastResults(runStrips(runs.slice(0, 1), []))).toEqual([]);
});
