import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { toTable } from '@/lib/dev-stats/charts/chart';
import { LANGUAGE_SAMPLES } from '@/lib/dev-stats/rules/constants';
import { type DateRange, daysIn, formatRange } from '@/lib/dev-stats/rules/date-range';
import { stepsIn } from '@/lib/dev-stats/rules/history/daily';
import { codeCommits, languageShares, languageSharesReading } from '@/lib/dev-stats/rules/history/language-history';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { useHistory } from '../queries';
import { ShareChart } from './share-chart';

/** A week has too few commits for shares of a long range. */
const LONGEST_BY_WEEK = 92;

export default function LanguagesOverTime({ range }: { range: DateRange }) {
  const history = useHistory();
  const step = daysIn(range) > LONGEST_BY_WEEK ? 'month' : 'week';
  const series = history ? languageShares(history.languages, range, step) : [];
  const counts = history ? codeCommits(history.languages, range, step) : [];
  const chart = {
    title: `Share by ${step}`,
    unit: `share of a ${step}’s commits that changed code, where there are at least ${LANGUAGE_SAMPLES}`,
    axis: timeAxis(step, stepsIn(range, step)),
    series,
  };
  return (
    <Panel
      title="Languages over time"
      definitions={['language-share']}
      note={formatRange(range)}
      table={history ? toTable({ ...chart, series: [...series, { name: 'n', values: counts }] }) : undefined}
    >
      {history === null ? (
        <MissingHistory />
      ) : (
        <ShareChart
          {...chart}
          reading={history && languageSharesReading(series)}
          isEmpty={history ? counts.every((commits) => commits === 0) : false}
        />
      )}
    </Panel>
  );
}
