import { memo } from 'react';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import {
  describeContributions,
  describeStreak,
  describeTrend,
  trendRange,
} from '@/lib/dev-stats/rules/commits/headline-trends';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { keptSince } from '@/lib/dev-stats/rules/source-status';
import { Figure, Skeleton } from './figure';
import { usePeriod } from './period';

const CARDS = [
  { label: 'Total Commits', note: 'all time, default branches', key: 'totalCommits', definition: 'commit-ownership' },
  { label: 'Pull Requests', note: 'all time, all of GitHub', key: 'totalPRs', definition: 'totals' },
  { label: 'Current Streak', note: 'days in a row', key: 'currentStreak', definition: 'streak' },
  { label: 'This Year', note: 'GitHub contributions', key: 'contributionsThisYear', definition: 'totals' },
] as const satisfies { label: string; note: string; key: string; definition: DefinitionId }[];

type Stats = GithubStats | null | undefined;

export const Headline = memo(function Headline({ stats, today }: { stats: Stats; today: string }) {
  const range = trendRange(today, usePeriod());
  const trends = stats && readTrends(stats, range, today);
  return (
    <dl className="grid grid-cols-2 max-[20rem]:grid-cols-1 border-rule border-y lg:grid-cols-4">
      {CARDS.map(({ label, note, key, definition }) => {
        const kept = keptSince(stats, key);
        return (
          <div
            key={key}
            className="flex flex-col gap-1 border-hairline py-4 pr-2 max-[20rem]:not-first:border-t min-[20rem]:odd:border-r min-[20rem]:even:pl-3 sm:pr-4 sm:even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
          >
            <dt className="order-2 text-caption text-dim">
              <span className="text-body text-ink">
                <a
                  href={`/docs/statistics#${definition}`}
                  aria-label={`Definition: ${label}`}
                  className="underline decoration-dotted decoration-rule underline-offset-4 hover:text-violet-text"
                >
                  {label}
                </a>
              </span>{' '}
              <span className="block">{note}</span>
              {kept && <span className="block text-amber">{kept}</span>}
            </dt>
            <dd className="order-1">
              <Figure value={stats === null ? null : stats?.profile[key]} />
            </dd>
            <dd className="order-3 min-h-[3em] max-[28rem]:min-h-[4.8em] text-balance text-caption text-soft tabular-nums">
              {stats === undefined && <Skeleton width="w-24" />}
              {trends && stats?.profile[key] != null && !kept && trends[key]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
});

/** A figure without daily values has no trend. */
function readTrends(
  stats: GithubStats,
  range: DateRange,
  today: string,
): Partial<Record<(typeof CARDS)[number]['key'], string>> {
  const { dailyPullRequests: opened, dailyContributions: contributions, currentStreak, longestStreak } = stats.profile;
  return {
    totalCommits: describeTrend(stats.history, range, today),
    ...(opened && { totalPRs: describeTrend({ dates: opened.dates, commits: opened.opened }, range, today) }),
    ...(contributions && { contributionsThisYear: describeContributions(contributions, range, today) }),
    currentStreak: describeStreak(currentStreak, longestStreak),
  };
}
