import { Check } from 'lucide-react';
import { achievements } from '@/lib/stats/achievements';
import type { GithubStats } from '@/lib/stats/documents';
import { formatCount } from '@/lib/stats/format';
import { Panel } from './panel';

/** The profile in figures, and what they have earned. */
export function OverviewPanel({ stats }: { stats: GithubStats }) {
  const { profile, languages } = stats;
  const figures = [
    ['Private repositories', profile.privateRepos],
    ['Total pull requests', profile.totalPRs],
    ['Total issues', profile.totalIssues],
    ['Longest streak, days', profile.longestStreak],
    ['Contributions this year', profile.contributionsThisYear],
    ['Total releases', profile.totalReleases],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <Panel title="Profile" definition="totals">
        <dl className="divide-y divide-line border-line border-y">
          {figures.map(([label, value]) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures text-xl">{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
        {figures.some(([, value]) => value === null) && (
          <p className="text-caption text-ink-faint">A dash: not collected, or the source did not tell.</p>
        )}
      </Panel>
      <Panel title="Achievements" definition="achievements">
        <ul className="space-y-3">
          {achievements({ ...profile, languages: languages.length }).map(({ id, title, threshold, unit, earned }) => (
            <li key={id} className="flex items-center gap-4">
              <span
                aria-hidden="true"
                className={`grid size-9 shrink-0 place-items-center rounded-full border ${earned ? 'border-accent text-accent-ink' : 'border-line text-transparent'}`}
              >
                <Check className="size-4" />
              </span>
              <span>
                <span className={earned ? 'font-medium' : 'text-ink-faint'}>{title}</span>
                <span className="block text-caption text-ink-faint">
                  {earned ? 'Earned' : 'Not yet'}: {threshold} {unit}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
