import { useQuery } from '@tanstack/react-query';
import { figuresOf } from '@/lib/dev-stats/rules/figures';
import { useView } from '../ui/use-view';
import { Headline } from './headline';
import { HeatMap } from './heat-map';
import { LoadFailure } from './load-failure';
import { NoData } from './no-data';
import { PipelinePanel } from './pipeline-panel';
import { githubStatsQuery, type Pipeline } from './queries';
import { StatsPanel } from './stats-panel';
import { StatsTabs, TAB_PARAMS } from './stats-tabs';
import { SyncBar } from './sync-bar';

interface StatisticsProps {
  pipeline: Pipeline;
  timeZone: string;
}

/**
 * Everything the last collection tells, or why there is nothing to tell. Until the answer comes its places stand empty,
 * in their final size. The CI/CD tab asks for itself and does not wait.
 */
export function Statistics({ pipeline, timeZone }: StatisticsProps) {
  const { view, choose } = useView(TAB_PARAMS);
  const query = useQuery(githubStatsQuery);
  const stats = query.data?.data.githubStats;
  const figures = stats ? figuresOf(stats) : undefined;
  const failed = !query.isPending && !query.data;
  const hasPlaces = query.isPending || figures !== undefined;
  return (
    <div className="space-y-12">
      {!failed && <SyncBar query={query} figures={figures} />}
      {!failed && <Headline profile={query.isPending ? undefined : (figures?.profile ?? null)} />}
      <StatsTabs tab={view.tab} onTab={(tab) => choose({ tab })} pipeline={pipeline}>
        {view.tab === 'cicd' ? (
          <PipelinePanel pipeline={pipeline} />
        ) : hasPlaces ? (
          <StatsPanel tab={view.tab} figures={figures} timeZone={timeZone} />
        ) : failed ? (
          <LoadFailure retry={query.refetch} retrying={query.isFetching} />
        ) : (
          <NoData />
        )}
      </StatsTabs>
      {hasPlaces && <HeatMap counts={figures?.hourlyActivity} />}
    </div>
  );
}
