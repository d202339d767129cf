import { type ReactNode, useState } from 'react';
import type { ActionsSummary } from '@/lib/dev-stats/graphql/documents';
import { SUMMARY_ROWS } from '@/lib/dev-stats/rules/constants';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import {
  formatCount,
  formatMinutes,
  formatPercent,
  formatSeconds,
  UNKNOWN,
} from '@/lib/dev-stats/rules/format/numbers';
import { dayName } from '@/lib/dev-stats/rules/format/weekdays';
import { successRateColor } from '@/lib/dev-stats/rules/pipelines/runs';
import { ACCENT_TEXT } from '../../ui/accent';
import { Term } from '../definitions/definition-link';
import { Skeleton } from '../figure';
import { NoRuns } from './recent-runs';
import { WorkflowSpread } from './workflow-spread';

const COLUMNS: { label: string; definition?: DefinitionId }[] = [
  { label: 'Success', definition: 'success-rate' },
  { label: 'Runs' },
  { label: 'Duration', definition: 'run-duration' },
  { label: 'Queue', definition: 'queue-time' },
  { label: 'Retries', definition: 'retry-rate' },
];
const DEFINITIONS: { label: string; definition: DefinitionId }[] = [
  { label: 'by run', definition: 'run-success-rate' },
  { label: 'first attempt', definition: 'first-attempt-pass-rate' },
  { label: 'median and p90', definition: 'workflow-spread' },
  { label: 'partial weeks', definition: 'partial-week' },
];
const CELL = 'px-1 py-2.5 text-right last:pr-0 sm:px-4';
const PLACES = Array.from({ length: SUMMARY_ROWS }, (_, index) => `${index}`);

/** Ordered by week; undefined while loading. */
export function WorkflowTable({ workflows }: { workflows: ActionsSummary[] | undefined }) {
  const [isComplete, setIsComplete] = useState(false);
  if (workflows?.length === 0) return <NoRuns />;
  const all = workflows ?? [];
  const shown = isComplete ? all : all.slice(0, SUMMARY_ROWS);
  const weeks = Map.groupBy(shown, ({ periodStart }) => periodStart);
  return (
    <>
      <figure tabIndex={0} aria-label="Workflow performance, table" className="overflow-x-auto">
        <table className="w-full min-w-84 border-line border-b text-left tabular-nums max-sm:text-caption">
          <thead>
            <tr className="text-caption text-ink-faint">
              <th scope="col" className="py-2 pr-2 font-normal">
                Workflow
              </th>
              {COLUMNS.map(({ label, definition }) => (
                <th key={label} scope="col" className={`font-normal ${CELL}`}>
                  {definition ? <Term definition={definition}>{label}</Term> : label}
                </th>
              ))}
            </tr>
          </thead>
          {[...weeks].map(([start, rows]) => (
            <tbody key={start}>
              <WeekHeader>
                {dayName(start)}
                {rows[0]?.isPartial && ', partial'}
              </WeekHeader>
              {rows.map((row) => (
                <WorkflowRow key={row.workflowName} row={row} />
              ))}
            </tbody>
          ))}
          {!workflows && (
            <tbody>
              <WeekHeader>
                <Skeleton />
              </WeekHeader>
              {PLACES.map((place) => (
                <WorkflowRow key={place} row={undefined} />
              ))}
            </tbody>
          )}
        </table>
      </figure>
      <div className="flex min-h-11 items-center justify-between gap-4 text-caption text-ink-faint tabular-nums">
        <span>
          {all.length > SUMMARY_ROWS && `${shown.length} of ${all.length} rows. `}Weekly averages. {UNKNOWN} means no
          data.
        </span>
        {all.length > SUMMARY_ROWS && (
          <button
            type="button"
            aria-expanded={isComplete}
            onClick={() => setIsComplete(!isComplete)}
            className="min-h-11 shrink-0 text-accent-ink hover:underline"
          >
            {isComplete ? `Show first ${SUMMARY_ROWS}` : `Show all ${all.length}`}
          </button>
        )}
      </div>
      <p className="text-caption text-ink-faint">
        Definitions:{' '}
        {DEFINITIONS.map(({ label, definition }, index) => (
          <span key={definition}>
            {index > 0 && ', '}
            <Term definition={definition}>{label}</Term>
          </span>
        ))}
      </p>
    </>
  );
}

function WeekHeader({ children }: { children: ReactNode }) {
  return (
    <tr className="border-line-strong border-t">
      <th scope="rowgroup" colSpan={6} className="pt-4 pb-1 font-normal text-caption text-ink-faint">
        Week of {children}
      </th>
    </tr>
  );
}

function WorkflowRow({ row }: { row: ActionsSummary | undefined }) {
  const cells = row && [
    formatPercent(row.successRate),
    formatCount(row.runs),
    formatMinutes(row.avgRunSec),
    formatSeconds(row.avgQueueSec),
    formatPercent(row.retryRate),
  ];
  const color = row && ACCENT_TEXT[successRateColor(row.successRate)];
  return (
    <>
      <tr className="border-line border-t">
        <th scope="row" className="py-2.5 pr-2 font-medium wrap-anywhere">
          {row ? <span className="line-clamp-3">{row.workflowName}</span> : <Skeleton width="w-16" />}
        </th>
        {COLUMNS.map(({ label }, index) => (
          <td key={label} className={`whitespace-nowrap ${CELL} ${index === 0 && color ? color : ''}`}>
            {cells ? cells[index] : <Skeleton width="w-8" />}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={6} className="pb-3 text-caption text-ink-faint">
          <WorkflowSpread row={row} />
        </td>
      </tr>
    </>
  );
}
