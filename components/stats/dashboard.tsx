'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Activity, useDeferredValue, useMemo, useState } from 'react';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import { hideCurrentStreak } from '@/lib/dev-stats/graphql/read-answers';
import type { Answer } from '@/lib/dev-stats/graphql/snapshot';
import { FIRST_RUN_DATE } from '@/lib/dev-stats/rules/constants';
import { toRange } from '@/lib/dev-stats/rules/date-range';
import type { LocalNights } from '@/lib/dev-stats/rules/history/nights';
import { knownUntil } from '@/lib/dev-stats/rules/source-status';
import { useView } from '../ui/use-view';
import { CicdPart } from './cicd/cicd-part';
import { CollectionStatus } from './collection-status';
import { Headline } from './headline';
import { HeatMap } from './hours/heat-map';
import { LoadFailure, NoFigures } from './notices';
import { OpenTab } from './open-tab';
import { NO_PERIOD, PeriodContext, PeriodPicker } from './period';
import { createQueryClient, githubStatsQuery, readAnswer, type StatsData } from './queries';
import type { StatsSource } from './source';
import { STATS_PARAMS, StatsTabs } from './stats-tabs';
import { useToday } from './use-today';

interface DashboardProps {
  pipeline: Pipeline;
  source: StatsSource;
  timeZone: string;
  builtOn: string;
  initial?: { answer: Answer<StatsData>; at: string } | undefined;
  nights?: LocalNights | undefined;
}

export function Dashboard(props: DashboardProps) {
  const [client] = useState(() => createQueryClient(props.source));
  return (
    <QueryClientProvider client={client}>
      <Statistics {...props} />
    </QueryClientProvider>
  );
}

/** Starts with the figures of the build, or with skeletons in the final size. The CI/CD tab has its own queries. */
function Statistics({ source, pipeline, timeZone, builtOn, initial, nights }: DashboardProps) {
  const { view, choose } = useView(STATS_PARAMS);
  const isSaved = source.savedAt !== undefined;
  const [start] = useState(() => initial && readAnswer(initial.answer));
  const query = useQuery({
    ...githubStatsQuery,
    ...(initial && start && { initialData: start, initialDataUpdatedAt: Date.parse(initial.at) }),
    // A saved copy has the figures of the build.
    staleTime: isSaved ? Number.POSITIVE_INFINITY : 0,
  });
  const stats = query.data?.data.githubStats;
  const sources = query.data?.data.sources ?? [];
  const failed = !query.isPending && !stats && query.data?.failures.length !== 0;
  const now = useToday(timeZone, builtOn, query.dataUpdatedAt);
  // The CI/CD tab counts days in UTC.
  const nowUtc = useToday('UTC', builtOn, query.dataUpdatedAt);
  const until = knownUntil(
    sources.filter(({ source }) => source !== 'actions'),
    now,
    timeZone,
  );
  const figures = useMemo(() => (stats && until ? hideCurrentStreak(stats) : stats), [stats, until]);
  // The panels have hundreds of cells, so they render without blocking input.
  const shown = useDeferredValue(figures ?? undefined);
  const hasPanels = query.isPending || !!figures;
  const today = until ?? now;
  const days = [figures?.history, figures?.profile.dailyPullRequests];
  const first = days.flatMap((known) => known?.dates[0] ?? []).toSorted()[0];
  const isCicd = view.tab === 'cicd';
  // The CI/CD tab is saved without a period.
  const hasPeriod = !(isCicd && isSaved);
  const chosen = hasPeriod ? view : NO_PERIOD;
  const range = useMemo(() => toRange(chosen, today, first), [chosen, today, first]);
  const toNow = useMemo(() => toRange(chosen, nowUtc, FIRST_RUN_DATE), [chosen, nowUtc]);
  // React Query renders this again when a field that it has read changes, and isFetching changes twice a request.
  const failure = failed && <LoadFailure retry={query.refetch} retrying={query.isFetching} />;
  const picker = (
    <PeriodPicker
      view={chosen}
      range={isCicd ? toNow : range}
      today={now}
      disabled={failed || !hasPeriod || (!hasPanels && !isCicd)}
      onChange={choose}
    />
  );
  return (
    <PeriodContext value={range}>
      <div className="space-y-8">
        {!failed && (
          <div className="space-y-3">
            <CollectionStatus query={query} stats={figures} sources={sources} until={until} />
            <Headline stats={query.isPending ? undefined : (figures ?? null)} today={today} />
          </div>
        )}
        <StatsTabs tab={view.tab} onTab={(tab) => choose({ tab })} picker={picker}>
          {isCicd ? (
            <PeriodContext value={toNow}>
              <CicdPart
                pipeline={pipeline}
                nights={nights}
                isCollected={sources.some(({ source }) => source === 'actions' || source === 'sample')}
                isMarked={query.data?.sample === true}
              />
            </PeriodContext>
          ) : hasPanels ? (
            <OpenTab tab={view.tab} stats={shown} today={today} nights={nights} />
          ) : (
            failure || <NoFigures />
          )}
        </StatsTabs>
        {hasPanels && (
          // React hydrates an Activity in a separate task.
          <Activity>
            <HeatMap recent={shown?.hourlyActivity} until={until} />
          </Activity>
        )}
        {isCicd && failure}
      </div>
    </PeriodContext>
  );
}
