import { useQuery } from '@tanstack/react-query';
import { Headline } from './headline';
import { HeatMap } from './heat-map';
import { LoadFailure } from './load-failure';
import { NoData } from './no-data';
import { githubStatsQuery, type Pipeline } from './queries';
import { StatsSkeleton } from './skeleton';
import { StatsTabs } from './stats-tabs';
import { SyncBar } from './sync-bar';

interface StatisticsProps {
  pipeline: Pipeline;
  timeZone: string;
}

/** Everything the last collection tells, or why there is nothing to tell. */
export function Statistics({ pipeline, timeZone }: StatisticsProps) {
  const query = useQuery(githubStatsQuery);
  const stats = query.data?.data.githubStats;
  if (!query.isPending && !query.data) return <LoadFailure retry={query.refetch} retrying={query.isFetching} />;
  return (
    <div className="space-y-12">
      <SyncBar query={query} stats={stats} />
      {query.isPending && <StatsSkeleton />}
      {query.data && !stats && <NoData />}
      {stats && (
        <>
          <Headline profile={stats.profile} />
          <StatsTabs stats={stats} pipeline={pipeline} timeZone={timeZone} />
          <HeatMap counts={stats.hourlyActivity} />
        </>
      )}
    </div>
  );
}
