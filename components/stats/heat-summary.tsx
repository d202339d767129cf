import type { DefinitionId } from '@/lib/stats/definitions';
import { formatCount, formatTenth } from '@/lib/stats/format';
import type { hourlySummary } from '@/lib/stats/hourly';
import { hourName, WEEKDAYS } from '@/lib/stats/weekdays';
import { DefinitionLink } from './definition-link';

/** The heat map in four figures. */
export function HeatSummary({ summary }: { summary: ReturnType<typeof hourlySummary> }) {
  const { total, averagePerHour, busiest, activeHours } = summary;
  const facts: [label: string, value: string, definition?: DefinitionId][] = [
    ['Total commits', formatCount(total)],
    ['Average per hour', formatTenth(averagePerHour), 'average-per-hour'],
    ['Most active', busiest ? `${WEEKDAYS[busiest.dayOfWeek]} ${hourName(busiest.hour)}` : '–'],
    ['Active hours', `${activeHours} of 168`],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 lg:grid-cols-4">
      {facts.map(([label, value, definition]) => (
        <div key={label}>
          <dt className="flex items-center gap-2 text-caption text-ink-faint">
            {label}
            {definition && <DefinitionLink id={definition} />}
          </dt>
          <dd className="text-title tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
