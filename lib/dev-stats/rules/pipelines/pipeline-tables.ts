import type { DataTable } from '../../charts/chart';
import type { ActionsBilling, ActionsRun, ActionsSummary } from '../../graphql/documents';
import { minutesUsage } from './minutes';

/** The lists of the CI/CD tab, for files. */

export function workflowsTable(workflows: readonly ActionsSummary[]): DataTable {
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
      row.periodStart.slice(0, 10),
      row.workflowName,
      ...columns.map(([, key]) => row[key]),
    ]),
  };
}

export function runsTable(runs: readonly ActionsRun[]): DataTable {
  return {
    title: 'Recent runs',
    columns: ['Run', 'Workflow', 'Event', 'Status', 'Conclusion', 'Duration, seconds', 'Queue, seconds', 'Started'],
    rows: runs.map((run) => [
      run.runId,
      run.workflowName,
      run.event,
      run.status,
      run.conclusion,
      run.runDurationSec,
      run.queueTimeSec,
      run.runStartedAt,
    ]),
  };
}

export function minutesTable(billing: ActionsBilling): DataTable {
  const { used, included } = minutesUsage(billing);
  return {
    title: 'Actions minutes usage',
    columns: ['Minutes', 'Value'],
    rows: [
      ['Used', used],
      ['Included', included],
      ['Ubuntu', billing.ubuntuMinutes],
      ['Windows', billing.windowsMinutes],
      ['macOS', billing.macosMinutes],
      ['Not counted', billing.freeMinutes],
      ['Paid', billing.totalPaidMinutesUsed],
    ],
  };
}
