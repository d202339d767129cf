import { Star } from 'lucide-react';
import { useMemo } from 'react';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { dailyCommits, listLanguages } from '@/lib/dev-stats/graphql/read-answers';
import { type Achievement, achievements } from '@/lib/dev-stats/rules/commits/achievements';
import { achievementsReading, streakReading } from '@/lib/dev-stats/rules/commits/sentences';
import { formatCount, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { keptSince } from '@/lib/dev-stats/rules/source-status';
import { Skeleton } from '../figure';
import { Panel } from '../panel';
import { useTurns } from '../use-turns';
import { CalendarPanel } from './calendar-panel';
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
  today: string;
  /** Whether the figures are of today or yesterday. */
  isCurrent: boolean;
}

export function OverviewTab({ stats, today, isCurrent }: OverviewTabProps) {
  const turn = useTurns(stats !== undefined, 3);
  const daily = useMemo(() => stats && dailyCommits(stats), [stats]);
  return (
    <div className="space-y-12">
      <CalendarPanel
        daily={turn >= 1 ? daily : undefined}
        weekly={turn >= 2 ? daily : undefined}
        isAuthorDay={stats?.history !== null}
        {...{ today, isCurrent }}
      />
      <ProfileAndAchievements stats={turn >= 3 ? stats : undefined} />
      <ReviewsPanel stats={turn >= 3 ? stats : undefined} />
    </div>
  );
}

function ProfileAndAchievements({ stats }: Pick<OverviewTabProps, 'stats'>) {
  const profile = stats?.profile;
  const all = listAchievements(stats);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <Panel
        title="Profile"
        definition="totals"
        reading={profile ? streakReading(profile) : ''}
        table={
          profile && {
            title: 'Profile',
            columns: ['Figure', 'Value'],
            rows: ROWS.map(([label, key]) => [label, profile[key]]),
          }
        }
        note={`Repositories and releases: my own. Pull requests, issues and contributions: all of GitHub. “${UNKNOWN}” means no data.`}
      >
        <dl className="divide-y divide-line border-line border-y">
          {ROWS.map(([label, key]) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="text-ink-soft">
                {label}
                <span className="block text-amber text-caption empty:hidden">{keptSince(stats, key)}</span>
              </dt>
              <dd className="figures text-xl">{profile ? formatCount(profile[key]) : <Skeleton />}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel
        title="Achievements"
        definition="achievements"
        reading={stats ? achievementsReading(all) : ''}
        table={
          stats && {
            title: 'Achievements',
            columns: ['Achievement', 'Value', 'Needed', 'Earned'],
            rows: all.map(({ title, value, threshold, earned }) => [title, value, threshold, earned ? 'yes' : 'no']),
          }
        }
        note="Calculated from the figures above."
      >
        <Achievements stats={stats} />
      </Panel>
    </div>
  );
}

export function Achievements({ stats }: Pick<OverviewTabProps, 'stats'>) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {listAchievements(stats).map((achievement) => (
        <li key={achievement.id} className="flex items-center gap-4 py-2.5">
          {/* In forced colors, an icon takes the color of its parent. */}
          <span className={achievement.earned ? 'text-ink' : 'text-line-strong'}>
            <Star className={`size-5 ${achievement.earned ? 'fill-current' : ''}`} />
          </span>
          <span className="min-w-0">
            <span className={achievement.earned ? 'font-medium' : 'text-ink-soft'}>{achievement.title}</span>
            <span className="block text-caption text-ink-faint tabular-nums">
              {stats ? stateOf(achievement) : <Skeleton width="w-36" />}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function listAchievements(stats: GithubStats | undefined): Achievement[] {
  return achievements(stats ? { ...stats.profile, languages: listLanguages(stats).length } : NO_FIGURES);
}

const NO_FIGURES = {
  totalCommits: null,
  totalPRs: null,
  languages: null,
  currentStreak: null,
  publicRepos: null,
  privateRepos: null,
};

function stateOf({ value, earned, threshold, unit }: Achievement): string {
  if (earned) return `Earned: ${threshold} ${unit}`;
  return value === null ? `No data; needs ${threshold} ${unit}` : `Not yet: ${value} of ${threshold} ${unit}`;
}
