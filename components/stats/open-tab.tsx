import { Activity, memo, Suspense } from 'react';
import { addDays } from '@/lib/dates';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { listDays } from '@/lib/dev-stats/rules/commits/days';
import type { LocalNights } from '@/lib/dev-stats/rules/history/nights';
import { lazyPart } from './lazy-part';
import { OverviewTab } from './overview/overview-tab';
import { usePeriod } from './period';
import type { Tab } from './stats-tabs';

const ActivityTab = lazyPart(() => import('./activity/activity-tab'));
const LanguagesPanel = lazyPart(() => import('./languages/languages-panel'));
const LanguagesOverTime = lazyPart(() => import('./languages/languages-over-time'));
const RepositoriesPanel = lazyPart(() => import('./repositories/repositories-panel'));

const YEAR_DAYS = 365;

interface OpenTabProps {
  tab: Tab;
  stats: GithubStats | undefined;
  today: string;
  nights: LocalNights | undefined;
}

/** The open tab, except CI/CD. The code of a tab loads when it opens, apart from the first one. */
export const OpenTab = memo(function OpenTab({ tab, stats, today, nights }: OpenTabProps) {
  const range = usePeriod() ?? { from: addDays(today, 1 - YEAR_DAYS), to: today };
  if (tab === 'overview') {
    // React hydrates an Activity in a separate task, and skips it if the address has another tab.
    return (
      <Activity>
        <OverviewTab stats={stats} range={range} nights={nights} />
      </Activity>
    );
  }
  return (
    // The panel below the tab stays out of view.
    <Suspense fallback={<div className="min-h-svh" />}>
      <div className="space-y-10">
        {tab === 'languages' && (
          <>
            <LanguagesPanel stats={stats} />
            <LanguagesOverTime range={range} />
          </>
        )}
        {tab === 'activity' && <ActivityTab activity={stats && listDays(stats.history)} today={today} range={range} />}
        {tab === 'repositories' && <RepositoriesPanel repositories={stats?.repositories} />}
      </div>
    </Suspense>
  );
});
