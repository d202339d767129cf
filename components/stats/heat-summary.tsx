import { formatCount } from '@/lib/stats/format';
import type { hourlySummary } from '@/lib/stats/hourly';
import { hourName, WEEKDAYS } from '@/lib/stats/weekdays';

const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The heat map in four figures. */
export function HeatSummary({ summary }: { summary: ReturnType<typeof hourlySummary> }) {
  const { total, averagePerHour, busiest, activeHours } = summary;
  const facts = [
    ['Total commits', formatCount(total)],
    ['Average per hour', TENTHS.format(averagePerHour)],
    ['Most active', busiest ? `${WEEKDAYS[busiest.dayOfWeek]} ${hourName(busiest.hour)}` : '–'],
    ['Active hours', `${activeHours} of 168`],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-caption text-ink-faint">{label}</dt>
          <dd className="text-title tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
