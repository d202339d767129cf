'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import { hideCurrentStreak } from '@/lib/dev-stats/graphql/read-answers';
import { rangeOf } from '@/lib/dev-stats/rules/date-range';
import { knownUntil, type SourceName } from '@/lib/dev-stats/rules/source-status';
import { useView } from '../ui/use-view';
import { CollectionStatus } from './collection-status';
import { Headline } from './headline';
import { HeatMap } from './hours/heat-map';
import { LoadFailure, NoFigures } from './notices';
import { OpenTab } from './open-tab';
import { FreshnessContext, SampleContext } from './panel';
import { PeriodContext, PeriodPicker } from './period';
import { createQueryClient, githubStatsQuery } from './queries';
import type { StatsSource } from './source';
import { StatsTabs } from './stats-tabs';
import { STATS_PARAMS } from './stats-view';
import { useToday } from './use-today';

const CicdTab = lazy(() => import('./cicd/cicd-tab'));

interface DashboardProps {
  pipeline: Pipeline;
  source: StatsSource;
  /** IANA time zone of days and streaks. */
  timeZone: string;
  builtOn: string;
}

export function Dashboard(props: DashboardProps) {
  const [client] = useState(() => createQueryClient(props.source));
  return (
    <QueryClientProvider client={client}>
      <Statistics {...props} />
    </QueryClientProvider>
  );
}

/** Shows skeletons in the final size while loading. The CI/CD tab has its own queries. */
function Statistics({ source, pipeline, timeZone, builtOn }: DashboardProps) {
  const { view, choose } = useView(STATS_PARAMS);
  const query = useQuery(githubStatsQuery);
  const stats = query.data?.data.githubStats;
  const sources = query.data?.data.sources ?? [];
  const failed = !query.isPending && !stats && query.data?.failures.length !== 0;
  const isSample = query.data?.sample === true;
  const now = useToday({ timeZone, source, builtOn, loadedAt: query.dataUpdatedAt });
  const select = (...names: SourceName[]) => sources.filter(({ source }) => names.includes(source));
  const ofStats = select('github', 'git', 'sample');
  const ofActions = select('actions', 'sample');
  const until = knownUntil(ofStats, now, timeZone);
  const actionsUntil = knownUntil(ofActions, now, timeZone);
  const figures = useMemo(() => (stats && until ? hideCurrentStreak(stats) : stats), [stats, until]);
  // The panels have hundreds of cells, so they render without blocking input.
  const shown = useDeferredValue(figures ?? undefined);
  const freshness = { sources: ofStats, until, kept: figures };
  const hasPanels = query.isPending || !!figures;
  const today = until ?? now;
  const [range, toNow] = [today, now].map((day) => rangeOf(view, day, figures?.activity[0]?.date));
  const own = view.tab === 'cicd' ? toNow : range;
  const failure = <LoadFailure retry={query.refetch} retrying={query.isFetching} />;
  return (
    <PeriodContext value={range}>
      <div className="space-y-12">
        {!failed && <CollectionStatus query={query} stats={figures} sources={sources} />}
        {!failed && <Headline stats={query.isPending ? undefined : (figures ?? null)} {...{ today, until }} />}
        {!failed && (
          <PeriodPicker
            view={view}
            range={own}
            today={now}
            disabled={!hasPanels && view.tab !== 'cicd'}
            onChange={choose}
          />
        )}
        <StatsTabs tab={view.tab} onTab={(tab) => choose({ tab, repo: '' })} pipeline={pipeline} period={toNow}>
          {view.tab === 'cicd' ? (
            <FreshnessContext value={{ sources: ofActions, until: actionsUntil }}>
              <PeriodContext value={own}>
                <Suspense fallback={<div className="min-h-svh" />}>
                  <CicdTab pipeline={pipeline} />
                </Suspense>
              </PeriodContext>
            </FreshnessContext>
          ) : hasPanels ? (
            <SampleContext value={isSample}>
              <FreshnessContext value={freshness}>
                <OpenTab view={view} choose={choose} {...{ stats: shown, timeZone, today, until }} />
              </FreshnessContext>
            </SampleContext>
          ) : failed ? (
            failure
          ) : (
            <NoFigures />
          )}
        </StatsTabs>
        {hasPanels && (
          <SampleContext value={isSample}>
            <FreshnessContext value={freshness}>
              <HeatMap recent={shown?.hourlyActivity} until={until} />
            </FreshnessContext>
          </SampleContext>
        )}
        {failed && view.tab === 'cicd' && failure}
      </div>
    </PeriodContext>
  );
}
