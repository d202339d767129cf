import { useMemo, useState } from 'react';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { calendarRange, commitCalendar } from '@/lib/dev-stats/rules/commit-calendar';
import { stepFor, stepsIn, sumsIn } from '@/lib/dev-stats/rules/daily';
import { type DateRange, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatNumber } from '@/lib/dev-stats/rules/format';
import type { DailyCommits } from '@/lib/dev-stats/rules/history';
import { daysReading } from '@/lib/dev-stats/rules/readings';
import { stepsReading } from '@/lib/dev-stats/rules/readings-over-time';
import { LineChart } from './charts/line-chart';
import { CalendarTable } from './commit-calendar';
import { HeatLegend } from './heat-legend';
import { MissingData } from './notices';
import { Panel } from './panel';
import { usePeriod } from './period';

interface CalendarPanelProps {
  /** undefined while loading, null when missing. */
  daily: DailyCommits | null | undefined;
  /** Whether the days are on the author's clock. */
  isAuthorDay: boolean;
  today: string;
}

/** A year of days, and their sums by week. Both follow the period. */
export function CalendarPanel({ daily, isAuthorDay, today }: CalendarPanelProps) {
  const period = usePeriod();
  const range = calendarRange(today, period);
  const activity = (daily?.dates ?? []).map((date, index) => ({ date, commits: daily?.commits[index] ?? 0 }));
  const isCut = period !== undefined && period.from < range.from;
  const clock = isAuthorDay ? 'author’s clock' : 'owner’s clock';
  return (
    <Panel
      title="Commit calendar"
      definition={isAuthorDay ? 'author-day' : 'day'}
      reading={daily ? daysReading(activity, range) : ''}
      note={`${formatRange(range)}, by the ${clock}.${isCut ? ' The calendar has room for 53 weeks.' : ''}`}
      table={
        daily ? { title: 'Commits by day', columns: ['Day', 'Commits'], rows: rowsOf(activity, range) } : undefined
      }
    >
      {daily === null ? (
        <MissingData />
      ) : (
        <>
          <Days daily={daily} today={today} period={period} />
          <CommitLine daily={daily} range={period ?? range} isOpen={(period ?? range).to === today} />
        </>
      )}
    </Panel>
  );
}

function rowsOf(activity: { date: string; commits: number }[], { from, to }: DateRange) {
  const days = stepsIn({ from, to }, 'day');
  const found = new Map(activity.map(({ date, commits }) => [date, commits]));
  return days.map((date) => [date, found.get(date) ?? 0]);
}

interface DaysProps {
  daily: DailyCommits | undefined;
  today: string;
  period: DateRange | undefined;
}

function Days({ daily, today, period }: DaysProps) {
  const [selected, setSelected] = useState<string>();
  const calendar = useMemo(() => daily && commitCalendar(daily, today, period), [daily, today, period]);
  return (
    <div className="space-y-4" inert={!daily}>
      {calendar ? <CalendarTable calendar={calendar} onSelect={setSelected} /> : <div className="calendar-places" />}
      <HeatLegend label="Scale of days">{selected ?? 'Hover, tap or focus a day.'}</HeatLegend>
    </div>
  );
}

interface CommitLineProps {
  daily: DailyCommits | undefined;
  range: DateRange;
  /** True while the last step has not ended. */
  isOpen: boolean;
}

function CommitLine({ daily, range, isOpen }: CommitLineProps) {
  const step = stepFor(range);
  const dates = stepsIn(range, step);
  const values = daily ? sumsIn(daily.dates, daily.commits, range, step) : [];
  return (
    <LineChart
      title={`Commits by ${step}`}
      unit={`commits per ${step}`}
      reading={daily && `${stepsReading(step, dates, values)}${isOpen ? ` This ${step} is not over.` : ''}`}
      axis={timeAxis(step, dates)}
      series={daily ? [{ name: 'Commits', values }] : []}
      isWhole
      format={(value) => formatNumber(value, 'commit')}
    />
  );
}
