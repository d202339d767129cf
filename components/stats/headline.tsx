import type { Profile } from '@/lib/dev-stats/graphql/figures';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { type Kept, keptSince } from '@/lib/dev-stats/rules/freshness';
import { DefinitionLink } from './definition-link';
import { Figure } from './figure';

interface Card {
  label: string;
  note: string;
  key: keyof Profile;
  definition: DefinitionId;
}

const CARDS: Card[] = [
  { label: 'Total Commits', note: 'all time, default branches', key: 'totalCommits', definition: 'commit-ownership' },
  { label: 'Pull Requests', note: 'all time, all of GitHub', key: 'totalPRs', definition: 'totals' },
  { label: 'Current Streak', note: 'days in a row', key: 'currentStreak', definition: 'streak' },
  { label: 'This Year', note: 'GitHub contributions', key: 'contributionsThisYear', definition: 'totals' },
];

interface HeadlineProps {
  /** undefined while loading, null when there is no data. */
  profile: Profile | null | undefined;
  kept: Kept | null | undefined;
}

export function Headline({ profile, kept }: HeadlineProps) {
  return (
    <dl className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
      {CARDS.map(({ label, note, key, definition }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end gap-3 border-line py-7 pr-4 odd:border-r even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
        >
          <dt className="text-ink-soft">
            <span className="flex flex-wrap items-center gap-x-2">
              {label}
              <DefinitionLink id={definition} of={label} />
            </span>
            <span className="text-caption text-ink-faint">{note}</span>
            {keptSince(kept, key) && <span className="block text-amber text-caption">{keptSince(kept, key)}</span>}
          </dt>
          <dd>
            <Figure value={profile === null ? null : profile?.[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
