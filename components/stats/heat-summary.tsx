import type { DefinitionId } from '@/lib/dev-stats/rules/definitions';
import { formatCount, formatTenth, UNKNOWN } from '@/lib/dev-stats/rules/format';
import type { hourlySummary } from '@/lib/dev-stats/rules/hourly';
import { hourName, WEEKDAYS } from '@/lib/dev-stats/rules/weekdays';
import { DefinitionLink } from './definition-link';
import { Pending } from './pending';

interface HeatSummaryProps {
  summary: ReturnType<typeof hourlySummary>;
  /** The figures are on their way. */
  pending: boolean;
}

/** The heat map in four figures. */
export function HeatSummary({ summary, pending }: HeatSummaryProps) {
  const { total, averagePerHour, busiest, activeHours } = summary;
  const facts: [label: string, value: string, definition: DefinitionId][] = [
    ['Total commits', formatCount(total), 'local-hour'],
    ['Average per hour', formatTenth(averagePerHour), 'average-per-hour'],
    ['Most active', busiest ? `${WEEKDAYS[busiest.dayOfWeek]} ${hourName(busiest.hour)}` : UNKNOWN, 'average-per-hour'],
    ['Active hours', `${activeHours} of 168`, 'average-per-hour'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 sm:gap-x-8 lg:grid-cols-4">
      {facts.map(([label, value, definition]) => (
        <div key={label}>
          <dt className="flex items-center gap-2 text-caption text-ink-faint">
            {label}
            <DefinitionLink id={definition} of={label} />
          </dt>
          <dd className="text-lg tabular-nums sm:text-title">{pending ? <Pending width="w-20" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
