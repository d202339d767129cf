import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { ActionsBilling, ActionsRun, ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import { DELIVERY_SAMPLES } from '@/lib/dev-stats/rules/constants';
import { minutesUsage } from '@/lib/dev-stats/rules/pipelines/minutes';

type Samples = 'successSamples' | 'failureSamples' | 'queueSamples';
type Figure = Exclude<keyof ActionsSummary, 'isPartial'>;

export function workflowsTable(workflows: readonly ActionsSummary[]): DataTable {
  const columns: [name: string, key: Figure, samples?: Samples][] = [
    ['Success, percent', 'successRate'],
    ['Runs', 'runs'],
    ['Mean duration, seconds', 'avgRunSec'],
    ['Mean queue, seconds', 'avgQueueSec'],
    ['Retries, percent', 'retryRate'],
    ['Success by run, percent', 'runSuccessRate'],
    ['Success of first attempts, percent', 'firstAttemptSuccessRate'],
    ['Median duration of successes, seconds', 'medianSuccessSec', 'successSamples'],
    ['p90 duration of successes, seconds', 'p90SuccessSec', 'successSamples'],
    ['Successes with a duration', 'successSamples'],
    ['Median duration of failures, seconds', 'medianFailureSec', 'failureSamples'],
    ['p90 duration of failures, seconds', 'p90FailureSec', 'failureSamples'],
    ['Failures with a duration', 'failureSamples'],
    ['Median queue, seconds', 'medianQueueSec', 'queueSamples'],
    ['p90 queue, seconds', 'p90QueueSec', 'queueSamples'],
    ['Jobs with a queue time', 'queueSamples'],
  ];
  return {
    title: 'Workflow performance',
    columns: ['Week of', 'Workflow', ...columns.map(([name]) => name)],
    rows: workflows.map((row) => [
      row.periodStart.slice(0, 10),
      row.workflowName,
      ...columns.map(([, key, samples]) => (samples && (row[samples] ?? 0) < DELIVERY_SAMPLES ? null : row[key])),
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
