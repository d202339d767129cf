import type { ActionsBilling } from '@/lib/dev-stats/graphql/documents';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { billsReading, monthlyMinutes } from '@/lib/dev-stats/rules/pipelines/bills';
import { AxisChart, type Plot } from '../charts/axis-chart';
import { Columns } from '../charts/bar-chart';
import { seriesStyle } from '../charts/series-styles';

/** undefined while loading. Nothing before the first month with minutes. */
export function MinutesByMonth({ billing }: { billing: ActionsBilling | undefined }) {
  const bills = billing?.months;
  if (bills?.length === 0) return null;
  const { axis, used, included } = monthlyMinutes(bills ?? []);
  const series = [
    { name: 'Used', values: used },
    { name: 'Included', values: included },
  ];
  return (
    <AxisChart
      title="Minutes by month"
      reading={bills && billsReading(bills)}
      unit="minutes, weighted by runner"
      axis={axis}
      series={bills ? series : []}
      format={(minutes) => formatNumber(Math.round(minutes), 'minute')}
      columns={1}
      draw={(plot) => <UsedAndIncluded {...plot} />}
    />
  );
}

function UsedAndIncluded({ series, ...plot }: Plot) {
  const { x, y } = plot;
  const [used, included] = series;
  const half = (x(1) - x(0)) / 2;
  const { color, dash } = seriesStyle(1);
  return (
    <>
      {used && <Columns {...plot} series={[used]} />}
      {included?.values.map(
        (value, position) =>
          value !== null && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a position has one value
              key={position}
              className={`chart-line ${color}`}
              strokeDasharray={dash}
              d={`M${x(position) - half},${y(value)}h${half * 2}`}
            />
          ),
      )}
    </>
  );
}
