import { lazy, Suspense } from 'react';
import type { Figures } from '@/lib/dev-stats/graphql/figures';
import { addDays } from '@/lib/dev-stats/rules/calendar';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import { OverviewPanel } from './overview-panel';
import { usePeriod } from './period';
import type { StatsView } from './stats-view';

const ActivityPanel = lazy(() => import('./activity-panel'));
const ActivityOverTime = lazy(() => import('./activity-over-time'));
const LanguagesPanel = lazy(() => import('./languages-panel'));
const LanguagesOverTime = lazy(() => import('./languages-over-time'));
const RepositoriesPanel = lazy(() => import('./repositories-panel'));
const RepositoryDetail = lazy(() => import('./repository-detail'));

/** Of charts over time without a chosen period. */
const YEAR_DAYS = 365;

interface StatsPanelProps {
  view: StatsView;
  choose(change: Partial<StatsView>): void;
  figures: Figures | undefined;
  timeZone: string;
  today: string;
  /** The last day with figures, if it is before yesterday. */
  until: string | undefined;
}

/** The open tab, except CI/CD. The code of a tab loads when it opens, apart from the first one. */
export function StatsPanel({ view, choose, figures, timeZone, today, until }: StatsPanelProps) {
  const range = usePeriod() ?? { from: addDays(today, 1 - YEAR_DAYS), to: today };
  if (view.tab === 'overview') return <OverviewPanel figures={figures} today={today} isCurrent={!until} />;
  return (
    // The panel below the tab stays out of view.
    <Suspense fallback={<div className="min-h-svh" />}>
      <div className="space-y-12">
        <Tab {...{ view, choose, figures, timeZone, today, until, range }} />
      </div>
    </Suspense>
  );
}

function Tab(props: StatsPanelProps & { range: DateRange }) {
  const { view, choose, figures, timeZone, today, until, range } = props;
  const { tab, repo } = view;
  switch (tab) {
    case 'languages':
      return (
        <>
          <LanguagesPanel all={figures?.languages} />
          <LanguagesOverTime range={range} />
        </>
      );
    case 'activity':
      return (
        <>
          <ActivityPanel
            activity={figures?.activity}
            misdated={figures?.profile.misdatedCommits}
            {...{ timeZone, today, until }}
          />
          <ActivityOverTime range={range} timeZone={timeZone} />
        </>
      );
    case 'repositories': {
      const { repositories } = figures ?? {};
      const opened = repositories?.find(({ fullName, id }) => id && fullName === repo);
      if (!opened && (!repo || repositories !== undefined))
        return <RepositoriesPanel repositories={repositories} onOpen={(name) => choose({ repo: name })} />;
      return (
        <RepositoryDetail
          repository={opened ?? { name: repo.slice(repo.indexOf('/') + 1) }}
          today={today}
          onClose={() => choose({ repo: '' })}
        />
      );
    }
  }
}
