import { expect, test } from 'vitest';
import { minutesTable, runsTable, workflowsTable } from '@/components/stats/cicd/tables';
import { billing, run, workflow } from '@/fixtures/pipeline-answers';

test('the files of the CI/CD tab have a cell for each column, empty where a figure is unknown', () => {
  const start = '2026-11-16T00:00:00Z';
  const workflows = workflowsTable([{ ...workflow, periodStart: start, avgRunSec: null }], 'month');
  expect(workflows.columns[0]).toBe('Month');
  expect(workflows.rows[0]?.slice(0, 5)).toEqual(['2026-11-16', 'CI', 90, 10, null]);
  const queued = { ...run, runId: '7', status: 'queued', conclusion: null, runDurationSec: null, queueTimeSec: null };
  const runs = runsTable([{ ...queued, runStartedAt: start }]);
  expect(runs.rows).toEqual([['7', 'CI', 'push', 'queued', null, null, null, start]]);
  for (const { columns, rows } of [workflows, runs]) expect(rows[0]).toHaveLength(columns.length);
});

test('the minutes used are those that the panel shows', () => {
  const minutes = { ubuntuMinutes: 100, windowsMinutes: 50, macosMinutes: 10, countedMinutes: null };
  expect(minutesTable({ ...billing, ...minutes, includedMinutes: 600 }).rows.slice(0, 3)).toEqual([
    ['Used', 300],
    ['Included', 600],
    ['Ubuntu', 100],
  ]);
});
