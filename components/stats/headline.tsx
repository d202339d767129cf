import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { dailyCommits } from '@/lib/dev-stats/graphql/read-answers';
import {
  commitTrend,
  contributionTrend,
  streakTrend,
  type Trend,
  trendRange,
} from '@/lib/dev-stats/rules/commits/headline-trends';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { keptSince, noneAfter } from '@/lib/dev-stats/rules/source-status';
import { Sparkline } from './charts/sparkline';
import { DefinitionLink } from './definitions/definition-link';
import { Figure, Skeleton } from './figure';
import { usePeriod } from './period';

type CardKey = 'totalCommits' | 'totalPRs' | 'currentStreak' | 'contributionsThisYear';

interface Card {
  label: string;
  note: string;
  key: CardKey;
  definition: DefinitionId;
}

const CARDS: Card[] = [
  { label: 'Total Commits', note: 'all time, default branches', key: 'totalCommits', definition: 'commit-ownership' },
  { label: 'Pull Requests', note: 'all time, all of GitHub', key: 'totalPRs', definition: 'totals' },
  { label: 'Current Streak', note: 'days in a row', key: 'currentStreak', definition: 'streak' },
  { label: 'This Year', note: 'GitHub contributions', key: 'contributionsThisYear', definition: 'totals' },
];

interface HeadlineProps {
  /** Null before the first collection, undefined while loading. */
  stats: GithubStats | null | undefined;
  today: string;
  until?: string | undefined;
}

export function Headline({ stats, today, until }: HeadlineProps) {
  const range = trendRange(today, usePeriod());
  const trends = stats && readTrends(stats, range, today, until);
  return (
    <dl className="grid grid-cols-2 max-[20rem]:grid-cols-1 border-line border-y lg:grid-cols-4">
      {CARDS.map(({ label, note, key, definition }) => {
        const kept = keptSince(stats, key);
        const mark = kept ?? (until && noneAfter(until));
        return (
          <div
            key={key}
            className="flex flex-col gap-3 border-line py-7 max-[20rem]:not-first:border-t min-[20rem]:odd:border-r min-[20rem]:even:pl-3 sm:pr-4 sm:even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
          >
            <dt className="order-2 text-ink-soft">
              <span className="flex flex-wrap items-center gap-x-1.5 sm:gap-x-2">
                {label}
                <DefinitionLink id={definition} of={label} />
              </span>{' '}
              <span className="text-caption text-ink-faint">{note}</span>
              {mark && <span className="block text-amber text-caption">{mark}</span>}
            </dt>
            <dd className="order-1">
              <Figure value={stats === null ? null : stats?.profile[key]} />
            </dd>
            <dd className="chart-room order-3 min-h-24 text-caption text-ink-soft tabular-nums sm:min-h-19">
              {stats === undefined && <Skeleton width="w-24" />}
              {trends && stats?.profile[key] != null && <TrendLine trend={kept ? null : trends[key]} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A trend is undefined if only the total is collected, and null if it does not reach today. */
function readTrends(stats: GithubStats, range: DateRange, today: string, until: string | undefined) {
  const { dailyPullRequests: opened, dailyContributions: contributions } = stats.profile;
  const activeDates = stats.activity.map(({ date }) => date);
  return {
    totalCommits: commitTrend(dailyCommits(stats), range),
    totalPRs: opened ? commitTrend({ dates: opened.dates, commits: opened.opened }, range) : undefined,
    contributionsThisYear: contributions ? contributionTrend(contributions, range, today) : undefined,
    currentStreak: until ? null : streakTrend(activeDates, range),
  } satisfies Record<CardKey, Trend | null | undefined>;
}

function TrendLine({ trend }: { trend: Trend | null | undefined }) {
  if (trend === null) return null;
  if (!trend) return <>Only the total is collected.</>;
  return (
    <>
      {trend.values.length > 1 && <Sparkline values={trend.values} className="mb-2 h-7 w-full max-w-40" />}
      {trend.text}
    </>
  );
}
