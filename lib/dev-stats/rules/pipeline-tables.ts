import type { DataTable } from '../charts/chart';
import type { ActionsBilling } from '../graphql/documents';
import type { Incomplete, Run, Workflow } from '../graphql/figures';
import { minutesUsage } from './minutes';

/** The lists of the CI/CD tab, for files. */

export function workflowsTable(workflows: readonly Workflow[]): DataTable {
  const columns = [
    ['Success, percent', 'successRate'],
    ['Runs', 'runs'],
    ['Mean duration, seconds', 'avgRunSec'],
    ['Mean queue, seconds', 'avgQueueSec'],
    ['Retries, percent', 'retryRate'],
    ['Success by run, percent', 'runSuccessRate'],
    ['Success of first attempts, percent', 'firstAttemptSuccessRate'],
    ['Median duration of successes, seconds', 'medianSuccessSec'],
    ['p90 duration of successes, seconds', 'p90SuccessSec'],
    ['Median duration of failures, seconds', 'medianFailureSec'],
    ['p90 duration of failures, seconds', 'p90FailureSec'],
    ['Median queue, seconds', 'medianQueueSec'],
    ['p90 queue, seconds', 'p90QueueSec'],
  ] as const;
  return {
    title: 'Workflow performance',
    columns: ['Week of', 'Workflow', ...columns.map(([name]) => name)],
    rows: workflows.map((row) => [
      row.periodStart?.slice(0, 10) ?? null,
      row.workflowName,
      ...columns.map(([, key]) => row[key] ?? null),
    ]),
  };
}

export function runsTable(runs: readonly Run[]): DataTable {
  return {
    title: 'Recent runs',
    columns: ['Run', 'Workflow', 'Event', 'Status', 'Conclusion', 'Duration, seconds', 'Queue, seconds', 'Started'],
    rows: runs.map((run) => [
      ...[run.runId ?? null, run.workflowName, run.event ?? null, run.status, run.conclusion ?? null],
      ...[run.runDurationSec ?? null, run.queueTimeSec ?? null, run.runStartedAt ?? null],
    ]),
  };
}

export function minutesTable(billing: Incomplete<ActionsBilling>): DataTable {
  const { used, included } = minutesUsage(billing);
  return {
    title: 'Actions minutes usage',
    columns: ['Minutes', 'Value'],
    rows: [
      ['Used', used],
      ['Included', included],
      ['Ubuntu', billing.ubuntuMinutes ?? null],
      ['Windows', billing.windowsMinutes ?? null],
      ['macOS', billing.macosMinutes ?? null],
      ['Not counted', billing.freeMinutes ?? null],
      ['Paid', billing.totalPaidMinutesUsed ?? null],
    ],
  };
}
