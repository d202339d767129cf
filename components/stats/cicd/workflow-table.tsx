import { memo } from 'react';
import { formatMonth } from '@/lib/dates';
import { STEP_HEADERS, type Step } from '@/lib/dev-stats/charts/axis';
import type { ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import { SUMMARY_ROWS } from '@/lib/dev-stats/rules/constants';
import { formatCount, formatMinutes, formatPercent, formatSeconds } from '@/lib/dev-stats/rules/format/numbers';
import { dayOfMonth } from '@/lib/dev-stats/rules/format/weekdays';
import { successRateColor } from '@/lib/dev-stats/rules/pipelines/runs';
import { Bar } from '../../ui/bar';
import { Skeleton } from '../figure';
import { NoRuns } from './recent-runs';
import { ResultMark } from './result-mark';

const FIGURES = ['Runs', 'Success', 'Mean duration', 'Mean queue', 'Retries'];
const CELL = 'py-1 pl-3 text-right whitespace-nowrap sm:pl-6';
const PLACES = Array.from({ length: SUMMARY_ROWS }, (_, index) => `${index}`);

interface WorkflowTableProps {
  workflows: ActionsSummary[] | undefined;
  bucket: Step;
}

/** The first rows. The table of the panel's menu has all of them. */
export const WorkflowTable = memo(function WorkflowTable({ workflows, bucket }: WorkflowTableProps) {
  if (workflows?.length === 0) return <NoRuns />;
  return (
    <figure tabIndex={0} aria-label="Workflow performance, table" className="overflow-x-auto">
      <table className="w-full border-hairline border-b text-left text-caption tabular-nums">
        <thead>
          <tr className="text-dim">
            {['Workflow', STEP_HEADERS[bucket], ...FIGURES].map((label, index) => (
              <th key={label} scope="col" className={`font-normal ${index === 0 ? 'py-1.5' : CELL}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workflows?.slice(0, SUMMARY_ROWS).map((row) => (
            <WorkflowRow key={`${row.periodStart} ${row.workflowName}`} row={row} bucket={bucket} />
          ))}
          {!workflows && PLACES.map((place) => <WorkflowRow key={place} row={undefined} bucket={bucket} />)}
        </tbody>
      </table>
    </figure>
  );
});

function WorkflowRow({ row, bucket }: { row: ActionsSummary | undefined; bucket: Step }) {
  const start = bucket === 'month' ? formatMonth : dayOfMonth;
  const cells = row && [formatMinutes(row.avgRunSec), formatSeconds(row.avgQueueSec), formatPercent(row.retryRate)];
  return (
    <tr className="border-hairline border-t">
      <th scope="row" className="min-w-24 py-1 font-normal text-ink wrap-anywhere">
        {row ? <span className="line-clamp-3">{row.workflowName}</span> : <Skeleton width="w-16" />}
      </th>
      <td className={`text-soft ${CELL}`}>
        {row ? `${start(row.periodStart)}${row.isPartial ? ', partial' : ''}` : <Skeleton />}
      </td>
      <td className={CELL}>{row ? formatCount(row.runs) : <Skeleton width="w-8" />}</td>
      <td className={CELL}>{row ? <SuccessRate percent={row.successRate} /> : <Skeleton width="w-8" />}</td>
      {FIGURES.slice(2).map((label, index) => (
        <td key={label} className={`text-soft ${CELL}`}>
          {cells ? cells[index] : <Skeleton width="w-8" />}
        </td>
      ))}
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
