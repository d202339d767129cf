import { STEP_HEADERS, type Step } from '@/lib/dev-stats/charts/axis';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { ActionsBilling, ActionsRun, ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import { minutesUsage } from '@/lib/dev-stats/rules/pipelines/minutes';

export function workflowsTable(workflows: readonly ActionsSummary[], bucket: Step): DataTable {
  const rows = workflows.map((row) => ({ ...row, start: row.periodStart.slice(0, 10) }));
  return listFields(rows, {
    [STEP_HEADERS[bucket]]: 'start',
    Workflow: 'workflowName',
    'Success, percent': 'successRate',
    Attempts: 'runs',
    'Mean duration, seconds': 'avgRunSec',
    'Mean queue, seconds': 'avgQueueSec',
    'Retries, percent': 'retryRate',
  });
}

export function runsTable(runs: readonly ActionsRun[]): DataTable {
  return listFields(runs, {
    Run: 'runId',
    Workflow: 'workflowName',
    Event: 'event',
    Status: 'status',
    Conclusion: 'conclusion',
    'Duration, seconds': 'runDurationSec',
    'Queue, seconds': 'queueTimeSec',
    'Started, UTC': 'runStartedAt',
  });
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

function listFields<Field extends string>(
  rows: readonly Record<NoInfer<Field>, string | number | null>[],
  fields: Record<string, Field>,
): DataTable {
  const names = Object.values(fields);
  return { columns: Object.keys(fields), rows: rows.map((row) => names.map((name) => row[name])) };
}
