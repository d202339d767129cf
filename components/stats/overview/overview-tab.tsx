import { Star } from 'lucide-react';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { type Achievement, achievements } from '@/lib/dev-stats/rules/commits/achievements';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import type { LocalNights } from '@/lib/dev-stats/rules/history/nights';
import { keptSince } from '@/lib/dev-stats/rules/source-status';
import { Skeleton } from '../figure';
import { Panel } from '../panel';
import { YearPanel } from '../sky/year-panel';
import { ReviewsPanel } from './reviews-panel';

const ROWS = [
  ['Private repositories', 'privateRepos'],
  ['Total pull requests', 'totalPRs'],
  ['Total issues', 'totalIssues'],
  ['Longest streak (days)', 'longestStreak'],
  ['Contributions this year', 'contributionsThisYear'],
  ['Total releases', 'totalReleases'],
] as const;

interface OverviewTabProps {
  stats: GithubStats | undefined;
  range: DateRange;
  nights: LocalNights | undefined;
}

export function OverviewTab({ stats, range, nights }: OverviewTabProps) {
  return (
    <div className="space-y-8 sm:space-y-10">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <Profile stats={stats} />
        <Achievements stats={stats} />
      </div>
      <ReviewsPanel stats={stats} />
      <div className="needs-script">
        <YearPanel isReady={stats !== undefined} range={range} nights={nights} />
      </div>
    </div>
  );
}

function Profile({ stats }: Pick<OverviewTabProps, 'stats'>) {
  const profile = stats?.profile;
  const rows = profile && ROWS.map(([label, key]) => [label, profile[key]]);
  return (
    <Panel title="Profile" definitions={['totals', 'streak']} table={rows && { columns: ['Figure', 'Value'], rows }}>
      <dl className="divide-y divide-hairline border-hairline border-y">
        {ROWS.map(([label, key]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-soft">
              {label}
              <span className="block text-amber text-caption empty:hidden">{keptSince(stats, key)}</span>
            </dt>
            <dd className="figures">{profile ? formatCount(profile[key]) : <Skeleton />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function Achievements({ stats }: Pick<OverviewTabProps, 'stats'>) {
  const all = achievements(stats && { ...stats.profile, languages: stats.languagesByChange.length });
  const rows = all.map(({ title, value, threshold, earned }) => [title, value, threshold, earned ? 'yes' : 'no']);
  return (
    <Panel
      title="Achievements"
      definitions={['achievements']}
      table={stats && { columns: ['Achievement', 'Value', 'Needed', 'Earned'], rows }}
    >
      <ul className="divide-y divide-hairline border-hairline border-y">
        {all.map((achievement) => (
          <li key={achievement.title} className="flex flex-wrap items-center gap-x-3 py-2">
            {/* In forced colors, an icon takes the color of its parent. */}
            <span className={achievement.earned ? 'text-ink' : 'text-rule'}>
              <Star className={`size-4 ${achievement.earned ? 'fill-current' : ''}`} />
            </span>
            <span className={`grow ${achievement.earned ? '' : 'text-soft'}`}>{achievement.title}</span>
            <span className="ml-auto max-w-full text-right text-caption text-dim tabular-nums">
              {stats ? describeState(achievement) : <Skeleton width="w-36" />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function describeState({ value, earned, threshold, unit }: Achievement): string {
  if (earned) return `Earned: ${threshold} ${unit}`;
  return value === null ? `No data; needs ${threshold} ${unit}` : `Not yet: ${value} of ${threshold} ${unit}`;
}
