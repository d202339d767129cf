import { calendarOf } from '@/lib/stats/calendar';
import { barPercent, weekdayTotals, weeklyActivity } from '@/lib/stats/days';
import type { GithubStats } from '@/lib/stats/documents';
import { formatNumber } from '@/lib/stats/format';
import { dayName, WEEKDAYS } from '@/lib/stats/weekdays';
import { Bar } from './bar';
import { Panel } from './panel';

interface ActivityPanelProps {
  activity: GithubStats['activity'];
  timeZone: string;
}

/** The last week day by day, and which weekdays the work falls on. */
export function ActivityPanel({ activity, timeZone }: ActivityPanelProps) {
  const week = weeklyActivity(activity, calendarOf(timeZone)(Date.now()));
  const totals = weekdayTotals(activity);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <Panel title="Last 7 days" definition="day" note={`Days in the time zone ${timeZone}.`}>
        <BarList rows={week.map(({ date, commits }) => ({ label: dayName(date), commits }))} />
      </Panel>
      <Panel title="By day of week" definition="weekly-activity" note="All commits collected.">
        <BarList rows={WEEKDAYS.map((label, weekday) => ({ label, commits: totals[weekday] ?? 0 }))} />
      </Panel>
    </div>
  );
}

function BarList({ rows }: { rows: { label: string; commits: number }[] }) {
  const counts = rows.map(({ commits }) => commits);
  return (
    <ul className="space-y-3">
      {rows.map(({ label, commits }) => (
        <li key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)_6.5rem] items-center gap-3">
          <span className="text-ink-soft">{label}</span>
          <Bar percent={barPercent(commits, counts)} />
          <span className="text-right text-caption text-ink-soft tabular-nums">{formatNumber(commits, 'commit')}</span>
        </li>
      ))}
    </ul>
  );
}
