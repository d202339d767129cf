import type { Figures } from '@/lib/dev-stats/graphql/figures';
import { formatCount, UNKNOWN } from '@/lib/dev-stats/rules/format';
import { Achievements } from './achievements';
import { Skeleton } from './figure';
import { Panel } from './panel';

export function OverviewPanel({ figures }: { figures?: Figures | undefined }) {
  const profile = figures?.profile;
  const rows = [
    ['Private repositories', profile?.privateRepos],
    ['Total pull requests', profile?.totalPRs],
    ['Total issues', profile?.totalIssues],
    ['Longest streak (days)', profile?.longestStreak],
    ['Contributions this year', profile?.contributionsThisYear],
    ['Total releases', profile?.totalReleases],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <Panel title="Profile" definition="totals" note={`${UNKNOWN} means no data.`}>
        <dl className="divide-y divide-line border-line border-y">
          {rows.map(([label, value]) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures text-xl">{value === undefined ? <Skeleton /> : formatCount(value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title="Achievements" definition="achievements" note="Calculated from the figures above.">
        <Achievements figures={figures} />
      </Panel>
    </div>
  );
}
