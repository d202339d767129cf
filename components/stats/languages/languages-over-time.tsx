import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { type DateRange, daysIn, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatShare } from '@/lib/dev-stats/rules/format/numbers';
import { commitsIn, stepsIn } from '@/lib/dev-stats/rules/history/daily';
import { languageShares, languageSharesReading } from '@/lib/dev-stats/rules/history/language-history';
import { AreaMultiples } from '../charts/area-multiples';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { useHistory } from '../use-history';

const ROWS = 6;

/** A week has too few commits for shares of a long range. */
const LONGEST_BY_WEEK = 92;

export default function LanguagesOverTime({ range }: { range: DateRange }) {
  const history = useHistory();
  if (history === null)
    return (
      <Panel title="Languages over time" definitions={['language-share']}>
        <MissingHistory />
      </Panel>
    );
  const step = daysIn(range) > LONGEST_BY_WEEK ? 'month' : 'week';
  const series = history ? languageShares(history.languages, range, step) : [];
  return (
    <Panel title="Languages over time" definitions={['language-share']} note={formatRange(range)}>
      <AreaMultiples
        title={`Share by ${step}`}
        reading={history && languageSharesReading(series)}
        unit={`share of the commits of a ${step}`}
        isEmpty={history ? commitsIn(history, range) === 0 : false}
        axis={timeAxis(step, stepsIn(range, step))}
        series={series}
        rows={ROWS}
        isByTime
        format={formatShare}
      />
    </Panel>
  );
}
