import type { DefinitionId } from '@/lib/stats/definitions';
import type { GithubStats } from '@/lib/stats/documents';
import { formatCount } from '@/lib/stats/format';
import { DefinitionLink } from './definition-link';
import { Figure } from './figure';

type Profile = GithubStats['profile'];

const CARDS: { label: string; unit?: string; key: keyof Profile; definition: DefinitionId }[] = [
  { label: 'Total Commits', key: 'totalCommits', definition: 'commit-ownership' },
  { label: 'Pull Requests', key: 'totalPRs', definition: 'totals' },
  { label: 'Current Streak', unit: 'days', key: 'currentStreak', definition: 'streak' },
  { label: 'This Year', unit: 'contributions', key: 'contributionsThisYear', definition: 'totals' },
];

/** The four figures everything else explains. */
export function Headline({ profile }: { profile: Profile }) {
  return (
    <dl className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
      {CARDS.map(({ label, unit, key, definition }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end gap-3 border-line py-7 pr-4 odd:border-r even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
        >
          <dt className="flex flex-wrap items-center gap-2 text-ink-soft">
            {label}
            <DefinitionLink id={definition} />
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <Figure value={formatCount(profile[key])} known={profile[key] !== null} />
            {unit && <span className="text-caption text-ink-faint">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
