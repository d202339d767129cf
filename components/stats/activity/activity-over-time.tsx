import { nameAxis, timeAxis } from '@/lib/dev-stats/charts/axis';
import { describeTrend } from '@/lib/dev-stats/rules/commits/headline-trends';
import { longestStreaks, streaksReading } from '@/lib/dev-stats/rules/commits/streak-list';
import { type DateRange, daysIn, formatDates, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatNumber, formatShare } from '@/lib/dev-stats/rules/format/numbers';
import { hourName } from '@/lib/dev-stats/rules/format/weekdays';
import { comparedSums, datesIn, stepFor, stepsIn } from '@/lib/dev-stats/rules/history/daily';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { seasonsIn, seasonsReading } from '@/lib/dev-stats/rules/history/history-hours';
import { AreaMultiples } from '../charts/area-multiples';
import { BarChart } from '../charts/bar-chart';
import { Skeleton } from '../figure';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { useHistory } from '../use-history';

const HOURS = Array.from({ length: 24 }, (_, hour) => hourName(hour));
const STREAKS = 5;
const SEASONS = 4;

interface RangeProps {
  today: string;
  history: History | undefined;
  range: DateRange;
}

export default function ActivityOverTime({ range, today }: Omit<RangeProps, 'history'>) {
  const history = useHistory();
  if (history === null)
    return (
      <Panel title="Commits over time" definitions={['day']}>
        <MissingHistory />
      </Panel>
    );
  return (
    <div className="space-y-10">
      <CommitsOverTime {...{ history, range, today }} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <Streaks {...{ history, range }} />
        <HoursBySeason {...{ history, range }} />
      </div>
    </div>
  );
}

function CommitsOverTime({ history, range, today }: RangeProps) {
  const step = stepFor(range);
  return (
    <Panel title="Commits over time" definitions={['day']} note={formatRange(range)}>
      <BarChart
        title={`Commits by ${step}`}
        reading={history && `${describeTrend(history, range, today)}.`}
        unit={`commits per ${step}`}
        axis={timeAxis(step, stepsIn(range, step))}
        series={history ? comparedSeries(history, range) : []}
        format={(commits) => formatNumber(commits, 'commit')}
        isWhole
      />
    </Panel>
  );
}

function comparedSeries(history: History, range: DateRange) {
  const { values, before } = comparedSums(history, range);
  const series = [{ name: 'This period', values }];
  return before ? [...series, { name: `${formatNumber(daysIn(range), 'day')} before`, values: before }] : series;
}

function Streaks({ history, range }: Omit<RangeProps, 'today'>) {
  const dates = history && datesIn(history, range);
  const streaks = dates && longestStreaks(dates, range, STREAKS);
  return (
    <Panel
      title="Longest streaks"
      definitions={['day']}
      note={formatRange(range)}
      reading={dates ? streaksReading(dates, range) : ''}
      table={
        streaks && {
          title: 'Longest streaks',
          columns: ['From', 'To', 'Days'],
          rows: streaks.map((streak) => [streak.from, streak.to, daysIn(streak)]),
        }
      }
    >
      <ol className="divide-y divide-hairline border-hairline border-y empty:hidden">
        {streaks?.map((streak) => (
          <li key={streak.from} className="flex items-baseline justify-between gap-4 py-2">
            <span className="text-balance text-soft tabular-nums">{formatDates(streak)}</span>
            <span className="figures whitespace-nowrap">{formatNumber(daysIn(streak), 'day')}</span>
          </li>
        ))}
        {!streaks &&
          HOURS.slice(0, STREAKS).map((place) => (
            <li key={place} className="py-2">
              <Skeleton width="w-48" />
            </li>
          ))}
      </ol>
    </Panel>
  );
}

function HoursBySeason({ history, range }: Omit<RangeProps, 'today'>) {
  const seasons = history && seasonsIn(history, range);
  const known = seasons?.filter(({ commits }) => commits > 0);
  return (
    <Panel title="Hours by season" definitions={['local-hour']} note={formatRange(range)}>
      <AreaMultiples
        title="Commits by hour"
        reading={seasons && seasonsReading(seasons)}
        unit="share of the season’s commits in each hour"
        isEmpty={known?.length === 0}
        axis={nameAxis('Hour', HOURS)}
        series={known?.map(({ name, shares }) => ({ name, values: shares })) ?? []}
        rows={SEASONS}
        format={formatShare}
      />
    </Panel>
  );
}
