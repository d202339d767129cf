import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { toTable } from '@/lib/dev-stats/charts/chart';
import { describeTrend } from '@/lib/dev-stats/rules/commits/headline-trends';
import { type DateRange, daysIn, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { comparedSums, stepFor, stepsIn } from '@/lib/dev-stats/rules/history/daily';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { AxisChart } from '../charts/axis-chart';
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
  const chart = {
    title: `Commits by ${step}`,
    unit: `commits per ${step}`,
    axis: timeAxis(step, stepsIn(range, step)),
    series: history ? comparedSeries(history, range) : [],
  };
  return (
    <Panel
      title="Commits over time"
      definitions={['day']}
      note={formatRange(range)}
      table={history ? toTable(chart) : undefined}
    >
      {history === null ? (
        <MissingHistory />
      ) : (
        <AxisChart
          {...chart}
          reading={history && `${describeTrend(history, range, today)}.`}
          format={(commits) => formatNumber(commits, 'commit')}
          isColumns
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
