import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatTenth, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { keptSince } from '@/lib/dev-stats/rules/source-status';
import { Panel } from '../panel';

/** Nothing for an owner without reviews. */
export function ReviewsPanel({ stats }: { stats: GithubStats | undefined }) {
  const reviews = stats?.reviews;
  if (!reviews || reviews.given === 0) return null;
  const { since, until, given, peopleUnblocked, waitHours } = reviews;
  const { count, median, p90 } = waitHours;
  const hours = (value: number | null) => (value === null ? UNKNOWN : `${formatTenth(value)} h`);
  const figures = [
    ['Reviews given', formatCount(given), 'pull requests of others'],
    ['Median time from request to review', hours(median), `90% within ${hours(p90)}, n ${formatCount(count)}`],
    ['People unblocked', formatCount(peopleUnblocked), 'with an approval'],
  ] as const;
  const columns = ['Reviews given', 'Median hours to review', 'p90 hours to review', 'n', 'People unblocked'];
  return (
    <Panel
      title="Reviews"
      definition="reviews"
      table={{ title: 'Reviews', columns, rows: [[given, median, p90, count, peopleUnblocked]] }}
      note={`${formatDates({ from: since.slice(0, 10), to: until.slice(0, 10) })}. Totals only, without pull requests of bots.`}
    >
      <p className="text-amber text-caption empty:hidden">{keptSince(stats, 'reviews')}</p>
      <dl className="grid grid-cols-1 gap-x-16 divide-y divide-line border-line border-y sm:grid-cols-3 sm:divide-y-0">
        {figures.map(([label, value, detail]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-3 sm:flex-col sm:gap-1">
            <dt className="text-ink-soft">
              {label}
              <span className="block text-caption text-ink-faint tabular-nums">{detail}</span>
            </dt>
            <dd className="figures text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
