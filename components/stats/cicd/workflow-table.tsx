import { memo } from 'react';
import { formatMonth } from '@/lib/dates';
import { STEP_HEADERS, type Step } from '@/lib/dev-stats/charts/axis';
import type { ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import { SUMMARY_ROWS } from '@/lib/dev-stats/rules/constants';
import { formatCount, formatMinutes, formatPercent, formatSeconds } from '@/lib/dev-stats/rules/format/numbers';
import { dayOfMonth } from '@/lib/dev-stats/rules/format/weekdays';
import { successRateColor } from '@/lib/dev-stats/rules/pipelines/runs';
import { Bar } from '../../ui/bar';
import { NoRuns } from './recent-runs';
import { ResultMark } from './result-mark';

const CELL = 'py-1 pl-3 text-right whitespace-nowrap sm:pl-6';

interface WorkflowTableProps {
  workflows: ActionsSummary[];
  bucket: Step;
}

/** The first rows. The table of the panel's menu has all of them. */
export const WorkflowTable = memo(function WorkflowTable({ workflows, bucket }: WorkflowTableProps) {
  if (workflows.length === 0) return <NoRuns />;
  const headers = ['Workflow', STEP_HEADERS[bucket], 'Attempts', 'Success', 'Mean duration', 'Mean queue', 'Retries'];
  return (
    <figure tabIndex={0} aria-label="Workflow performance, table" className="overflow-x-auto">
      <table className="w-full border-hairline border-b text-left text-caption tabular-nums">
        <thead>
          <tr className="text-dim">
            {headers.map((label) => (
              <th key={label} scope="col" className={`font-normal first:pl-0 first:text-left ${CELL}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workflows.slice(0, SUMMARY_ROWS).map((row) => (
            <WorkflowRow key={`${row.periodStart} ${row.workflowName}`} row={row} bucket={bucket} />
          ))}
        </tbody>
      </table>
    </figure>
  );
});

function WorkflowRow({ row, bucket }: { row: ActionsSummary; bucket: Step }) {
  const start = bucket === 'month' ? formatMonth : dayOfMonth;
  return (
    <tr className="border-hairline border-t">
      <th scope="row" className="min-w-24 py-1 font-normal text-ink wrap-anywhere">
        <span className="line-clamp-3">{row.workflowName}</span>
      </th>
      <td className={`text-soft ${CELL}`}>
        {start(row.periodStart)}
        {row.isPartial && ', partial'}
      </td>
      <td className={CELL}>{formatCount(row.runs)}</td>
      <td className={CELL}>
        <SuccessRate percent={row.successRate} />
      </td>
      <td className={`text-soft ${CELL}`}>{formatMinutes(row.avgRunSec)}</td>
      <td className={`text-soft ${CELL}`}>{formatSeconds(row.avgQueueSec)}</td>
      <td className={`text-soft ${CELL}`}>{formatPercent(row.retryRate)}</td>
    </tr>
  );
}

function SuccessRate({ percent }: { percent: number }) {
  const color = successRateColor(percent);
  return (
    <span className="flex items-center justify-end gap-3">
      <span>
        <ResultMark color={color} />
        {formatPercent(percent)}
      </span>
      <span className="w-32 max-lg:hidden">
        <Bar percent={percent} color={color} />
      </span>
    </span>
  );
}
