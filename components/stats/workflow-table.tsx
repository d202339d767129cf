import { formatDay } from '@/lib/dates';
import { SUMMARY_ROWS } from '@/lib/stats/definitions';
import type { ActionsSummary } from '@/lib/stats/documents';
import { formatCount, formatMinutes, formatPercent, formatSeconds } from '@/lib/stats/format';
import { successRateColor } from '@/lib/stats/runs';
import { ACCENT_TEXT } from '../ui/accent';
import { Panel } from './panel';

const COLUMNS = ['Workflow', 'Week of', 'Runs', 'Success rate', 'Avg. duration', 'Avg. queue', 'Retries'];

/** The workflows week by week. */
export function WorkflowTable({ workflows }: { workflows: ActionsSummary[] }) {
  return (
    <Panel title="Workflow performance" definition="success-rate" note="last 4 weeks">
      {workflows.length === 0 ? (
        <p className="text-ink-soft">No run of the last 4 weeks is known.</p>
      ) : (
        <figure
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable
          tabIndex={0}
          aria-label="Workflow performance, table"
          className="overflow-x-auto rounded-card border border-line"
        >
          <table className="w-full whitespace-nowrap text-left tabular-nums">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="px-4 py-3 font-normal text-caption text-ink-faint">
                    {column}
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
                  <td className="px-4 py-3">{formatDay(row.periodStart)}</td>
                  <td className="px-4 py-3">{formatCount(row.runs)}</td>
                  <td className={`px-4 py-3 ${ACCENT_TEXT[successRateColor(row.successRate)]}`}>
                    {formatPercent(row.successRate)}
                  </td>
                  <td className="px-4 py-3">{formatMinutes(row.avgRunSec)}</td>
                  <td className="px-4 py-3">{formatSeconds(row.avgQueueSec)}</td>
                  <td className="px-4 py-3">{formatPercent(row.retryRate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      )}
    </Panel>
  );
}
