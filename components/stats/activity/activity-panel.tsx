import { barPercent, type DayCount, weekdayTotals, weeklyActivity } from '@/lib/dev-stats/rules/commits/days';
import { weekdayReading, weekReading } from '@/lib/dev-stats/rules/commits/sentences';
import { formatRange, isWithin } from '@/lib/dev-stats/rules/date-range';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { dayName, WEEK, WEEKDAYS } from '@/lib/dev-stats/rules/format/weekdays';
import { Bar } from '../../ui/bar';
import { Skeleton } from '../figure';
import { Panel } from '../panel';
import { usePeriod } from '../period';

interface ActivityPanelProps {
  activity: DayCount[] | undefined;
  timeZone: string;
  today: string;
}

export default function ActivityPanel({ activity, timeZone, today }: ActivityPanelProps) {
  const range = usePeriod();
  const days = activity?.filter(({ date }) => !range || isWithin(range, date)) ?? [];
  const week = weeklyActivity(activity ?? [], today);
  const totals = weekdayTotals(days);
  const lists = {
    week: week.map(({ date, commits }) => ({ label: dayName(date), commits })),
    weekdays: WEEK.map((day) => ({ label: WEEKDAYS[day] ?? '', commits: totals[day] ?? 0 })),
  };
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
      <Panel
        title="Last 7 days"
        definitions={['weekly-activity']}
        reading={activity ? weekReading(week) : ''}
        table={activity ? { title: 'Last 7 days', columns: ['Day', 'Commits'], rows: week.map(toRow) } : undefined}
        note={`The author's local days, up to today in ${timeZone}${range ? ', whatever the period' : ''}`}
      >
        <BarList rows={lists.week} pending={!activity} />
      </Panel>
      <Panel
        title="By day of week"
        definitions={['weekly-activity']}
        reading={activity ? weekdayReading(days) || 'No commits in this period.' : ''}
        table={
          activity
            ? {
                title: 'By day of week',
                columns: ['Weekday', 'Commits'],
                rows: lists.weekdays.map(({ label, commits }) => [label, commits]),
              }
            : undefined
        }
        note={range ? formatRange(range) : 'All collected commits with a plausible date.'}
      >
        <BarList rows={lists.weekdays} pending={!activity} />
      </Panel>
    </div>
  );
}

function toRow({ date, commits }: DayCount) {
  return [date, commits];
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
            <Bar percent={percent} color={percent === 100 ? 'violet' : 'gray'} />
            <span className="text-right text-caption text-soft tabular-nums">
              {pending ? <Skeleton /> : formatNumber(commits, 'commit')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
