import { useMemo } from 'react';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { calendarRange, commitCalendar } from '@/lib/dev-stats/rules/commits/commit-calendar';
import { daysReading } from '@/lib/dev-stats/rules/commits/sentences';
import { type DateRange, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { stepFor, stepsIn, sumsIn } from '@/lib/dev-stats/rules/history/daily';
import type { DailyCommits } from '@/lib/dev-stats/rules/history/history';
import { stepsReading } from '@/lib/dev-stats/rules/history/sentences';
import { ChartFrame } from '../charts/chart-frame';
import { LineChart } from '../charts/line-chart';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { CalendarPlot } from './commit-calendar';

interface CalendarPanelProps {
  daily: DailyCommits | undefined;
  weekly: DailyCommits | undefined;
  /** Whether the days are on the author's clock. */
  isAuthorDay: boolean;
  today: string;
  isCurrent: boolean;
}

export function CalendarPanel({ daily, weekly, isAuthorDay, today, isCurrent }: CalendarPanelProps) {
  const period = usePeriod();
  const range = calendarRange(today, period);
  const isCut = period !== undefined && period.from < range.from;
  const clock = isAuthorDay ? 'author’s clock' : 'owner’s clock';
  return (
    <Panel
      title="Commit calendar"
      definition={isAuthorDay ? 'author-day' : 'day'}
      note={`${formatRange(range)}, by the ${clock}.${isCut ? ' The calendar has room for 53 weeks.' : ''}`}
    >
      <Days daily={daily} today={today} period={period} />
      <CommitLine
        daily={weekly}
        range={period ?? range}
        isOpen={(period ?? range).to === today}
        isCurrent={isCurrent}
      />
    </Panel>
  );
}

interface DaysProps {
  daily: DailyCommits | undefined;
  today: string;
  period: DateRange | undefined;
}

const DAYS_TITLE = 'Commits on each day';

function Days({ daily, today, period }: DaysProps) {
  const calendar = useMemo(() => daily && commitCalendar(daily, today, period), [daily, today, period]);
  const rows = calendar?.days.map(({ date, commits }) => [date, commits] as const) ?? [];
  return (
    <ChartFrame
      title={DAYS_TITLE}
      unit="commits per day"
      reading={calendar && daysReading(calendar.days, calendarRange(today, period), daily?.dates[0])}
      table={{ title: DAYS_TITLE, columns: ['Day', 'Commits'], rows }}
      format={formatCount}
    >
      <CalendarPlot label={DAYS_TITLE} calendar={calendar} />
    </ChartFrame>
  );
}

interface CommitLineProps {
  daily: DailyCommits | undefined;
  range: DateRange;
  /** Whether the figures end within the last week or month. */
  isOpen: boolean;
  isCurrent: boolean;
}

function CommitLine({ daily, range, isOpen, isCurrent }: CommitLineProps) {
  const step = stepFor(range);
  const note = isCurrent ? ` This ${step} is not over.` : ` The last ${step} is incomplete.`;
  const dates = stepsIn(range, step);
  const values = daily ? sumsIn(daily.dates, daily.commits, range, step) : [];
  return (
    <LineChart
      title={`Commits by ${step}`}
      unit={`commits per ${step}`}
      reading={daily && `${stepsReading(step, dates, values)}${isOpen ? note : ''}`}
      axis={{ ...timeAxis(step, dates), isOpen }}
      series={daily ? [{ name: 'Commits', values }] : []}
      isWhole
      format={(value) => formatNumber(value, 'commit')}
    />
  );
}
