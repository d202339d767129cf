import { rangeOfValues, toTable } from '@/lib/dev-stats/charts/chart';
import { LANGUAGE_SAMPLES } from '@/lib/dev-stats/rules/constants';
import { type DateRange, daysIn, formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatShare } from '@/lib/dev-stats/rules/format/numbers';
import { rangeAxis } from '@/lib/dev-stats/rules/history/daily';
import { codeCommits, languageShares, languageSharesReading } from '@/lib/dev-stats/rules/history/language-history';
import { AxisChart } from '../charts/axis-chart';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { useHistory } from '../queries';

/** A week has too few commits for shares of a long range. */
const LONGEST_BY_WEEK = 92;
const PLACES = 6;

export default function LanguagesOverTime({ range }: { range: DateRange }) {
  const history = useHistory();
  const step = daysIn(range) > LONGEST_BY_WEEK ? 'month' : 'week';
  const axis = rangeAxis(range, step);
  const series = history ? languageShares(history.languages, range, step) : [];
  const counts = history ? codeCommits(history.languages, range, step) : [];
  const { max } = rangeOfValues(series);
  const shown = max > 0 ? series : [];
  const { columns, rows } = toTable({ unit: 'percent', axis, series });
  return (
    <Panel
      title="Languages over time"
      definitions={['language-share']}
      note={`${formatDates(range)}, share of commits by ${step}; ${step}s with ${LANGUAGE_SAMPLES} commits or more`}
      reading={history ? languageSharesReading(series) || `No ${step} has that many.` : ''}
      table={
        history
          ? { columns: [...columns, 'n'], rows: rows.map((row, index) => [...row, counts[index] ?? 0]) }
          : undefined
      }
    >
      {history === null && <MissingHistory />}
      <div
        inert={history === undefined}
        className="chart-row grid grid-cols-1 gap-x-8 gap-y-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3"
      >
        {Array.from({ length: history === undefined ? PLACES : shown.length }, (_, index) => {
          const language = shown[index];
          return (
            <AxisChart
              // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its chart while the figures load
              key={index}
              title={language?.name ?? '\u00a0'}
              reading={language && formatShare(language.values.findLast((value) => value !== null))}
              axis={axis}
              series={language ? [language] : []}
              domain={[0, max]}
              height={108}
              format={formatShare}
              formatTick={(value) => `${value}%`}
            />
          );
        })}
      </div>
    </Panel>
  );
}
