import type { UseQueryResult } from '@tanstack/react-query';
import type { ActionsTrend } from '@/lib/dev-stats/graphql/documents';
import { RANKED_RUNS } from '@/lib/dev-stats/rules/constants';
import { askedTrend } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import {
  flakyRows,
  rankingReading,
  rankingTable,
  slowRows,
  trendNote,
  workflowsReading,
} from '@/lib/dev-stats/rules/pipelines/trend-sentences';
import { usePeriod } from '../period';
import type { Result } from '../queries';
import { presentOf, useSource } from '../source';
import { PipelinePart } from './pipeline-part';
import { Ranking, RunStrips } from './run-strips';
import { TrendCharts } from './trend-charts';

/** The parts of the CI/CD tab that show how workflows develop; both show the same answer. */
export function TrendParts({ query }: { query: UseQueryResult<Result<ActionsTrend>> }) {
  const period = usePeriod();
  const asked = askedTrend(period, presentOf(useSource()));
  const trend = query.data?.data;
  const totals = trend?.totals ?? [];
  const ranked = trend && { slow: slowRows(totals), flaky: flakyRows(totals) };
  const hasRanks = !ranked || ranked.slow.length + ranked.flaky.length > 0;
  const note = trend ? trendNote(totals, asked) : `By ${asked.bucket}.`;
  return (
    <>
      <PipelinePart
        title="Workflows over time"
        definition="workflow-trend"
        note={note}
        reading={trend ? workflowsReading(totals, trend.before) : ''}
        query={query}
      >
        {() => <TrendCharts trend={trend} bucket={asked.bucket} />}
      </PipelinePart>
      <PipelinePart
        title="Slowest and flakiest workflows"
        definition="slow-and-flaky"
        note={`Workflows with at least ${RANKED_RUNS} runs.`}
        reading={trend ? rankingReading(totals) : ''}
        table={rankingTable(totals)}
        query={query}
      >
        {() => (
          <>
            {hasRanks && (
              <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
                <Ranking
                  title="Slowest, by median duration"
                  rows={ranked?.slow}
                  none="No workflow has enough attempts with a known duration."
                />
                <Ranking
                  title="Flakiest, by runs that passed only on a retry"
                  rows={ranked?.flaky}
                  none="No run needed a retry to pass."
                />
              </div>
            )}
            {trend?.runs.length !== 0 && <RunStrips trend={trend} />}
          </>
        )}
      </PipelinePart>
    </>
  );
}
