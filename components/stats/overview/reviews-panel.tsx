import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatTenth, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { reviewsReading } from '@/lib/dev-stats/rules/reviews';
import { keptSince } from '@/lib/dev-stats/rules/source-status';
import { Term } from '../definitions/definition-link';
import { Panel } from '../panel';

/** Nothing for an owner without reviews. */
export function ReviewsPanel({ stats }: { stats: GithubStats | undefined }) {
  const reviews = stats?.reviews;
  if (!reviews || reviews.given === 0) return null;
  const { since, until, given, peopleUnblocked, waitHours } = reviews;
  const { count, median } = waitHours;
  const figures = [
    { definition: 'reviews', label: 'Reviews given', value: formatCount(given), detail: 'pull requests of others' },
    {
      definition: 'review-wait',
      label: 'Median time from request to review',
      value: median === null ? UNKNOWN : `${formatTenth(median)} h`,
      detail: `n ${formatCount(count)}`,
    },
    {
      definition: 'people-unblocked',
      label: 'People unblocked',
      value: formatCount(peopleUnblocked),
      detail: 'with an approval',
    },
  ] as const;
  return (
    <Panel
      title="Reviews"
      definition="reviews"
      reading={reviewsReading(waitHours)}
      table={{
        title: 'Reviews',
        columns: ['Figure', 'Value', 'n'],
        rows: [
          ['Reviews given', given, null],
          ['Median time from request to review (hours)', median, count],
          ['People unblocked', peopleUnblocked, null],
        ],
      }}
      note={`${formatDates({ from: since.slice(0, 10), to: until.slice(0, 10) })}. Totals only, without pull requests of bots.`}
    >
      <p className="text-amber text-caption empty:hidden">{keptSince(stats, 'reviews')}</p>
      <dl className="grid grid-cols-1 gap-x-16 divide-y divide-line border-line border-y sm:grid-cols-3 sm:divide-y-0">
        {figures.map(({ definition, label, value, detail }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-3 sm:flex-col sm:gap-1">
            <dt className="text-ink-soft">
              <Term definition={definition}>{label}</Term>
              <span className="block text-caption text-ink-faint tabular-nums">{detail}</span>
            </dt>
            <dd className="figures text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
