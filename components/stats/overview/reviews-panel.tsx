import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatTenth, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { keptSince } from '@/lib/dev-stats/rules/source-status';
import { Panel } from '../panel';

export function ReviewsPanel({ stats }: { stats: GithubStats | undefined }) {
  const reviews = stats?.reviews;
  if (!reviews || reviews.given === 0) return null;
  const { since, until, given, peopleUnblocked, waitHours } = reviews;
  const { count, median, p90 } = waitHours;
  const figures = [
    ['Reviews given', formatCount(given)],
    ['Median time from request to review', median === null ? UNKNOWN : `${formatTenth(median)} hours`],
    ['People unblocked with an approval', formatCount(peopleUnblocked)],
  ] as const;
  const columns = ['Reviews given', 'Median hours to review', '90th percentile', 'Number', 'People unblocked'];
  return (
    <Panel
      title="Reviews"
      definitions={['reviews']}
      table={{ columns, rows: [[given, median, p90, count, peopleUnblocked]] }}
      note={formatDates({ from: since.slice(0, 10), to: until.slice(0, 10) })}
    >
      <p className="text-amber text-caption empty:hidden">{keptSince(stats, 'reviews')}</p>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-x-3 sm:flex-row-reverse sm:justify-end">
            <dt className="text-caption text-dim">{label}</dt>
            <dd className="figures whitespace-nowrap text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
