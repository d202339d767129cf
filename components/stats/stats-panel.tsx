import { lazy, type ReactNode, Suspense } from 'react';
import type { Figures } from '@/lib/dev-stats/graphql/figures';
import { addDays } from '@/lib/dev-stats/rules/calendar';
import { ActivityPanel } from './activity-panel';
import { LanguagesPanel } from './languages-panel';
import { OverviewPanel } from './overview-panel';
import { usePeriod } from './period';
import { RepositoriesPanel } from './repositories-panel';
import type { StatsView } from './stats-view';

const ActivityOverTime = lazy(() => import('./activity-over-time'));
const LanguagesOverTime = lazy(() => import('./languages-over-time'));
const RepositoryDetail = lazy(() => import('./repository-detail'));

/** Of charts over time without a chosen period. */
const YEAR_DAYS = 365;

interface StatsPanelProps {
  view: StatsView;
  choose(change: Partial<StatsView>): void;
  /** undefined while loading. */
  figures: Figures | undefined;
  timeZone: string;
  today: string;
}

/** The open tab, except CI/CD. */
export function StatsPanel({ view: { tab, repo }, choose, figures, timeZone, today }: StatsPanelProps) {
  const range = usePeriod() ?? { from: addDays(today, 1 - YEAR_DAYS), to: today };
  switch (tab) {
    case 'overview':
      return <OverviewPanel figures={figures} today={today} />;
    case 'languages':
      return (
        <div className="space-y-12">
          <LanguagesPanel all={figures?.languages} />
          <Loading height="min-h-160">
            <LanguagesOverTime range={range} />
          </Loading>
        </div>
      );
    case 'activity':
      return (
        <div className="space-y-12">
          <ActivityPanel
            activity={figures?.activity}
            misdated={figures?.profile.misdatedCommits}
            timeZone={timeZone}
            today={today}
          />
          <Loading height="min-h-240">
            <ActivityOverTime range={range} />
          </Loading>
        </div>
      );
    case 'repositories': {
      const { repositories } = figures ?? {};
      const opened = repositories?.find(({ fullName, id }) => id && fullName === repo);
      if (!opened?.id)
        return <RepositoriesPanel repositories={repositories} onOpen={(name) => choose({ repo: name })} />;
      return (
        <Loading height="min-h-240">
          <RepositoryDetail
            repository={{ ...opened, id: opened.id }}
            today={today}
            onClose={() => choose({ repo: '' })}
          />
        </Loading>
      );
    }
  }
}

/** Keeps the place of charts while their code loads. */
function Loading({ height, children }: { height: string; children: ReactNode }) {
  return <Suspense fallback={<div className={height} />}>{children}</Suspense>;
}
