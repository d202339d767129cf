import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { describeTrend } from '@/lib/dev-stats/rules/commits/headline-trends';
import { type DateRange, daysIn, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { comparedSums, stepFor, stepsIn } from '@/lib/dev-stats/rules/history/daily';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { BarChart } from '../charts/bar-chart';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { useHistory } from '../queries';

interface ActivityOverTimeProps {
  today: string;
  range: DateRange;
}

export default function ActivityOverTime({ range, today }: ActivityOverTimeProps) {
  const history = useHistory();
  const step = stepFor(range);
  return (
    <Panel title="Commits over time" definitions={['day']} note={formatRange(range)}>
      {history === null ? (
        <MissingHistory />
      ) : (
        <BarChart
          title={`Commits by ${step}`}
          reading={history && `${describeTrend(history, range, today)}.`}
          unit={`commits per ${step}`}
          axis={timeAxis(step, stepsIn(range, step))}
          series={history ? comparedSeries(history, range) : []}
          format={(commits) => formatNumber(commits, 'commit')}
          isWhole
        />
      )}
    </Panel>
  );
}

function comparedSeries(history: History, range: DateRange) {
  const { values, before } = comparedSums(history, range);
  const series = [{ name: 'This period', values }];
  return before ? [...series, { name: `${formatNumber(daysIn(range), 'day')} before`, values: before }] : series;
}
