import { toTable } from '@/lib/dev-stats/charts/chart';
import { barPercent, type DayCount, weekdayTotals, weeklyActivity } from '@/lib/dev-stats/rules/commits/days';
import { describeTrend } from '@/lib/dev-stats/rules/commits/headline-trends';
import { weekdayReading, weekReading } from '@/lib/dev-stats/rules/commits/sentences';
import { type DateRange, daysIn, formatDates, isWithin } from '@/lib/dev-stats/rules/date-range';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { dayName, WEEK, WEEKDAYS } from '@/lib/dev-stats/rules/format/weekdays';
import { comparedSums, rangeAxis, stepFor } from '@/lib/dev-stats/rules/history/daily';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { Bar } from '../../ui/bar';
import { AxisChart } from '../charts/axis-chart';
import { Skeleton } from '../figure';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { useHistory } from '../queries';

interface ActivityTabProps {
  activity: DayCount[] | undefined;
  today: string;
  /** Range of the chart over time, also without a chosen period. */
  range: DateRange;
}

export default function ActivityTab({ activity, today, range }: ActivityTabProps) {
  const period = usePeriod();
  const days = activity?.filter(({ date }) => !period || isWithin(period, date)) ?? [];
  const week = weeklyActivity(activity ?? [], today);
  const totals = weekdayTotals(days);
  const weekdays = WEEK.map((day) => ({ label: WEEKDAYS[day] ?? '', commits: totals[day] ?? 0 }));
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <Panel
          title="Last 7 days"
          definitions={['weekly-activity']}
          reading={activity ? weekReading(week) : ''}
          table={activity && { columns: ['Day', 'Commits'], rows: week.map(({ date, commits }) => [date, commits]) }}
          note={period && 'Regardless of the period.'}
        >
          <BarList rows={week.map(({ date, commits }) => ({ label: dayName(date), commits }))} pending={!activity} />
        </Panel>
        <Panel
          title="By day of week"
          definitions={['weekly-activity']}
          reading={activity ? weekdayReading(days) || 'No commits in this period.' : ''}
          table={
            activity && {
              columns: ['Weekday', 'Commits'],
              rows: weekdays.map(({ label, commits }) => [label, commits]),
            }
          }
          note={period ? formatDates(period) : 'all time'}
        >
          <BarList rows={weekdays} pending={!activity} />
        </Panel>
      </div>
      <OverTime range={range} today={today} />
    </>
  );
}

function BarList({ rows, pending }: { rows: { label: string; commits: number }[]; pending: boolean }) {
  const counts = rows.map(({ commits }) => commits);
  return (
    <ul className="space-y-2">
      {rows.map(({ label, commits }) => {
        const percent = barPercent(commits, counts);
        return (
          <li key={label} className="grid grid-cols-[min(6.5rem,30vw)_minmax(0,1fr)_min(6rem,30vw)] items-center gap-3">
            <span className="text-soft">{label}</span>
            <Bar percent={percent} color={percent === 100 ? 'amber' : 'gray'} />
            <span className="text-right text-caption text-soft tabular-nums">
              {pending ? <Skeleton /> : formatNumber(commits, 'commit')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function OverTime({ range, today }: Pick<ActivityTabProps, 'range' | 'today'>) {
  const history = useHistory();
  const step = stepFor(range);
  const chart = {
    title: `Commits by ${step}`,
    unit: 'commits',
    axis: rangeAxis(range, step),
    series: history ? comparedSeries(history, range) : [],
  };
  return (
    <Panel
      title="Commits over time"
      definitions={['day']}
      note={`${formatDates(range)}${chart.axis.partial.includes(true) ? `; outlined where a ${step} is partial` : ''}`}
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
