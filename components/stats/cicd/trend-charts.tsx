import type { ActionsTrend } from '@/lib/dev-stats/graphql/documents';
import { formatMinutes, formatPercent, formatSeconds } from '@/lib/dev-stats/rules/format/numbers';
import { byRuns, type TrendPeriod, trendAxis, trendValues } from '@/lib/dev-stats/rules/pipelines/trend';
import { durationReading, queueReading, successReading } from '@/lib/dev-stats/rules/pipelines/trend-sentences';
import type { ViewParams } from '@/lib/view-params';
import { Select } from '../../ui/form/controls';
import { useView } from '../../ui/use-view';
import { LineChart } from '../charts/line-chart';

const PARAMS: ViewParams<{ workflow: string }> = { workflow: 'text' };

interface TrendChartsProps {
  trend: ActionsTrend | undefined;
  bucket: 'week' | 'month';
}

/** Success, duration and queue of one workflow over time. The workflow is in the address. */
export function TrendCharts({ trend, bucket }: TrendChartsProps) {
  const { view, choose } = useView(PARAMS);
  const { totals = [], periods = [] } = trend ?? {};
  const workflows = byRuns(totals);
  if (trend && workflows.length === 0) return null;
  const shown = workflows.find(({ workflowName }) => workflowName === view.workflow) ?? workflows[0];
  const axis = trendAxis(totals, periods, bucket);
  const seriesOf = (name: string, figure: (row: TrendPeriod) => number | null) =>
    shown ? [{ name, values: trendValues(periods, { workflow: shown.workflowName, starts: axis.dates, figure }) }] : [];
  const options = workflows.map(({ workflowName }) => ({ value: workflowName, label: workflowName }));
  return (
    <>
      <div className="w-64 max-w-full print:hidden">
        <Select
          label="Workflow"
          options={options.length > 0 ? options : [{ value: '', label: 'Loading...' }]}
          value={shown?.workflowName ?? ''}
          onChange={(workflow) => choose({ workflow })}
        />
      </div>
      {shown && <p className="hidden font-medium print:block">{shown.workflowName}</p>}
      <div className="chart-row grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-3">
        <LineChart
          title="Success rate"
          subject={shown?.workflowName}
          reading={shown && successReading(shown, periods, bucket)}
          unit={`% of attempts, by ${bucket}`}
          n={shown?.runs}
          axis={axis}
          series={seriesOf('Success rate', ({ successRate }) => successRate)}
          domain={[0, 100]}
          format={formatPercent}
          formatTick={(value) => `${value}%`}
        />
        <LineChart
          title="Duration"
          subject={shown?.workflowName}
          reading={shown && durationReading(shown)}
          unit={`minutes, by ${bucket}`}
          n={shown?.runSamples ?? undefined}
          hasBand
          axis={axis}
          series={[
            ...seriesOf('Median', ({ medianRunSec }) => inMinutes(medianRunSec)),
            ...seriesOf('p90', ({ p90RunSec }) => inMinutes(p90RunSec)),
          ]}
          format={(minutes) => formatMinutes(minutes * 60)}
          formatTick={String}
        />
        <LineChart
          title="Queue"
          subject={shown?.workflowName}
          reading={shown && queueReading(shown)}
          unit={`seconds, by ${bucket}`}
          n={shown?.queueSamples ?? undefined}
          hasBand
          axis={axis}
          series={[
            ...seriesOf('Median', ({ medianQueueSec }) => medianQueueSec),
            ...seriesOf('p90', ({ p90QueueSec }) => p90QueueSec),
          ]}
          format={formatSeconds}
        />
      </div>
      <p className="text-caption text-ink-faint">A dotted end marks an incomplete {bucket}.</p>
    </>
  );
}

function inMinutes(seconds: number | null): number | null {
  return seconds === null ? null : seconds / 60;
}
