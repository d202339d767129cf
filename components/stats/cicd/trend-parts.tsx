import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import { type DataTable, toTable } from '@/lib/dev-stats/charts/chart';
import type { ActionsTrend } from '@/lib/dev-stats/graphql/documents';
import { RANKED_RUNS } from '@/lib/dev-stats/rules/constants';
import { formatPercent } from '@/lib/dev-stats/rules/format/numbers';
import { askedTrend, type TrendBucket } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { successRateColor } from '@/lib/dev-stats/rules/pipelines/runs';
import { byRuns, overallRate, successRates, trendAxis } from '@/lib/dev-stats/rules/pipelines/trend';
import {
  flakyRows,
  type RankedRow,
  rankingTable,
  slowRows,
  trendNote,
  workflowsReading,
} from '@/lib/dev-stats/rules/pipelines/trend-sentences';
import { AxisChart } from '../charts/axis-chart';
import { usePeriod } from '../period';
import type { Result } from '../queries';
import { readPresent, useSource } from '../source';
import { PipelinePart } from './pipeline-part';
import { ResultMark } from './result-mark';

const SHOWN_WORKFLOWS = 4;
const HEIGHT = 108;

export function TrendParts({ query }: { query: UseQueryResult<Result<ActionsTrend>> }) {
  const asked = askedTrend(usePeriod(), readPresent(useSource()));
  const trend = query.data?.data;
  const totals = trend?.totals ?? [];
  return (
    <>
      <PipelinePart
        title="Success over time"
        definitions={['workflow-trend']}
        note={trend ? trendNote(totals, asked) : `By ${asked.bucket}.`}
        reading={trend ? workflowsReading(totals, trend.before) : ''}
        table={trend && successTable(trend, asked.bucket)}
        query={query}
        className="far-panel [--far-panel:53rem] sm:[--far-panel:28.5rem] lg:[--far-panel:15rem]"
      >
        {(data) => <SuccessCharts trend={data} bucket={asked.bucket} />}
      </PipelinePart>
      <PipelinePart
        title="What is slow or flaky"
        definitions={['slow-and-flaky']}
        note={`Workflows with at least ${RANKED_RUNS} runs.`}
        table={rankingTable(totals)}
        query={query}
        className="far-panel [--far-panel:26.5rem] sm:[--far-panel:21rem] lg:[--far-panel:12.75rem]"
      >
        {({ totals }) => (
          <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2">
            <Ranking
              title="Slowest, by median duration"
              rows={slowRows(totals)}
              none="No workflow has enough attempts with a known duration."
            />
            <Ranking
              title="Flakiest, by runs that passed only on a retry"
              rows={flakyRows(totals)}
              none={`No workflow with at least ${RANKED_RUNS} runs needed a retry to pass.`}
            />
          </div>
        )}
      </PipelinePart>
    </>
  );
}

const SuccessCharts = memo(function SuccessCharts({ trend, bucket }: { trend: ActionsTrend; bucket: TrendBucket }) {
  const { axis, workflows } = readSuccess(trend, bucket);
  return (
    <div className="chart-row grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {workflows.map((workflow) => (
        <AxisChart
          key={workflow.name}
          title={workflow.name}
          mark={<ResultMark color={workflow.rate === null ? 'gray' : successRateColor(workflow.rate)} />}
          reading={formatPercent(workflow.rate)}
          axis={axis}
          series={[workflow]}
          domain={[0, 100]}
          height={HEIGHT}
          format={formatPercent}
          formatTick={(value) => (value % 50 === 0 ? `${value}%` : '')}
        />
      ))}
    </div>
  );
});

function readSuccess({ totals, periods }: ActionsTrend, bucket: TrendBucket) {
  const axis = trendAxis(totals, periods, bucket);
  const most = byRuns(totals).slice(0, SHOWN_WORKFLOWS);
  const workflows = most.map((total) => ({
    name: total.workflowName,
    rate: overallRate([total]).rate,
    values: successRates(periods, total.workflowName, axis.dates),
  }));
  return { axis, workflows };
}

function successTable(trend: ActionsTrend, bucket: TrendBucket): DataTable {
  const { axis, workflows } = readSuccess(trend, bucket);
  return toTable({ unit: 'percent of attempts that succeeded', axis, series: workflows });
}

function Ranking({ title, rows, none }: { title: string; rows: RankedRow[]; none: string }) {
  return (
    <div>
      <h3 className="text-caption text-dim">{title}</h3>
      {rows.length === 0 && <p className="text-soft">{none}</p>}
      <ol className="divide-y divide-hairline border-hairline border-y empty:border-0">
        {rows.map(({ name, value, detail }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="text-caption text-dim tabular-nums">
              {detail}
              <span className="figures ml-4 text-body text-ink">{value}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
