import { STEP_HEADERS, type Step } from '@/lib/dev-stats/charts/axis';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { ActionsBilling, ActionsRun, ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import { minutesUsage } from '@/lib/dev-stats/rules/pipelines/minutes';

export function workflowsTable(workflows: readonly ActionsSummary[], bucket: Step): DataTable {
  return {
    columns: [
      STEP_HEADERS[bucket],
      'Workflow',
      'Success, percent',
      'Attempts',
      'Mean duration, seconds',
      'Mean queue, seconds',
      'Retries, percent',
    ],
    rows: workflows.map((row) => [
      row.periodStart.slice(0, 10),
      row.workflowName,
      row.successRate,
      row.runs,
      row.avgRunSec,
      row.avgQueueSec,
      row.retryRate,
    ]),
  };
}

export function runsTable(runs: readonly ActionsRun[]): DataTable {
  return {
    columns: [
      'Run',
      'Workflow',
      'Event',
      'Status',
      'Conclusion',
      'Duration, seconds',
      'Queue, seconds',
      'Started, UTC',
    ],
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
