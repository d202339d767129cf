import { type DefinitionId, SUMMARY_ROWS } from '@/lib/stats/definitions';
import type { ActionsSummary } from '@/lib/stats/documents';
import { formatCount, formatMinutes, formatPercent, formatSeconds } from '@/lib/stats/format';
import { successRateColor } from '@/lib/stats/runs';
import { dayName } from '@/lib/stats/weekdays';
import { ACCENT_TEXT } from '../ui/accent';
import { DefinitionLink } from './definition-link';

const COLUMNS: { label: string; definition?: DefinitionId }[] = [
  { label: 'Workflow' },
  { label: 'Success rate', definition: 'success-rate' },
  { label: 'Week of' },
  { label: 'Runs' },
  { label: 'Avg. duration', definition: 'run-duration' },
  { label: 'Avg. queue', definition: 'queue-time' },
  { label: 'Retries', definition: 'retry-rate' },
];

/** The workflows week by week. */
export function WorkflowTable({ workflows }: { workflows: ActionsSummary[] }) {
  if (workflows.length === 0) return <p className="text-ink-soft">No run of the last 4 weeks is known.</p>;
  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable
      tabIndex={0}
      aria-label="Workflow performance, table"
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full whitespace-nowrap text-left tabular-nums">
        <thead>
          <tr>
            {COLUMNS.map(({ label, definition }) => (
              <th key={label} scope="col" className="px-4 py-3 font-normal text-caption text-ink-faint">
                {label} {definition && <DefinitionLink id={definition} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workflows.slice(0, SUMMARY_ROWS).map((row) => (
            <tr key={row.workflowName + row.periodStart} className="border-line border-t">
              <th scope="row" className="px-4 py-3 font-medium">
                {row.workflowName}
              </th>
              <td className={`px-4 py-3 ${ACCENT_TEXT[successRateColor(row.successRate)]}`}>
                {formatPercent(row.successRate)}
              </td>
              <td className="px-4 py-3">{dayName(row.periodStart)}</td>
              <td className="px-4 py-3">{formatCount(row.runs)}</td>
              <td className="px-4 py-3">{formatMinutes(row.avgRunSec)}</td>
              <td className="px-4 py-3">{formatSeconds(row.avgQueueSec)}</td>
              <td className="px-4 py-3">{formatPercent(row.retryRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="border-line border-t px-4 py-2 text-caption text-ink-faint">
        A dash: no job of that week told it.
      </figcaption>
    </figure>
  );
}
