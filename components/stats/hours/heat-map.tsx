import { memo, type ReactNode, useMemo, useState } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import { type HeatCell, type HeatSummary, heatMap, type Intensity } from '@/lib/dev-stats/rules/commits/heat-map';
import { type HourCount, hourlyWindowStart, hoursIn } from '@/lib/dev-stats/rules/commits/hourly';
import { hoursReading } from '@/lib/dev-stats/rules/commits/sentences';
import { HOUR_SLOTS, HOURLY_WINDOW_DAYS } from '@/lib/dev-stats/rules/constants';
import { formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatTenth, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { hourName, WEEKDAYS } from '@/lib/dev-stats/rules/format/weekdays';
import { capitalize } from '@/lib/words';
import { Skeleton } from '../figure';
import { MissingData } from '../notices';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { useHistory } from '../queries';
import { HeatTable } from './heat-table';

interface HeatMapProps {
  /** The last HOURLY_WINDOW_DAYS; undefined while loading. */
  recent: HourCount[] | undefined;
  /** The last day with figures, if it is before yesterday. */
  until: string | undefined;
}

export const HeatMap = memo(function HeatMap({ recent, until }: HeatMapProps) {
  const period = usePeriod();
  const range = useMemo(
    () => period ?? (until ? { from: hourlyWindowStart(until), to: until } : undefined),
    [period, until],
  );
  const history = useHistory(range !== undefined);
  /** Null if unknown, undefined while loading. */
  const counts = useMemo(() => (range ? history && hoursIn(history, range) : recent), [range, history, recent]);
  const { days, summary } = useMemo(() => heatMap(counts ?? []), [counts]);
  const when = range ? formatDates(range) : `last ${HOURLY_WINDOW_DAYS} days`;
  return (
    <Panel
      title="Commits by hour and weekday"
      definitions={['local-hour', 'average-per-hour', 'intensity']}
      reading={counts?.length === 0 ? undefined : hoursReading(counts ?? [])}
      table={counts?.length ? listSlots(days.flat()) : undefined}
      note={`${when}, in my local time`}
    >
      {counts === null && <MissingData />}
      {counts?.length === 0 && (
        <p className="text-soft">{range ? 'No commits in this period.' : 'No hourly activity data available yet'}</p>
      )}
      {(counts === undefined || (counts && counts.length > 0)) && (
        <Chart days={counts && days} summary={summary} when={when} />
      )}
    </Panel>
  );
});

function listSlots(cells: HeatCell[]): DataTable {
  return {
    columns: ['Weekday', 'Hour', 'Commits'],
    rows: cells.map(({ dayOfWeek, hour, commits }) => [WEEKDAYS[dayOfWeek] ?? '', hourName(hour), commits]),
  };
}

interface ChartProps {
  /** Undefined while loading. */
  days: HeatCell[][] | undefined;
  summary: HeatSummary;
  when: string;
}

function Chart({ days, summary, when }: ChartProps) {
  const [selected, setSelected] = useState<HeatCell>();
  return (
    <div className="heat-chart space-y-4" inert={!days}>
      {days ? <HeatTable days={days} when={when} onSelect={setSelected} /> : <div className="heat-places" />}
      <HeatLegend>{selected?.text}</HeatLegend>
      <Summary summary={summary} isPending={!days} />
    </div>
  );
}

function Summary({ summary, isPending }: { summary: HeatSummary; isPending: boolean }) {
  const { total, averagePerHour, busiest, activeHours } = summary;
  const facts = [
    ['Total commits', formatCount(total)],
    ['Average per hour', formatTenth(averagePerHour)],
    ['Most active', busiest ? busiest.name : UNKNOWN],
    ['Active hours', `${activeHours} of ${HOUR_SLOTS}`],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-caption text-dim">{label}</dt>
          <dd className="font-serif text-title tabular-nums">{isPending ? <Skeleton width="w-20" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const LEVELS: Intensity[] = ['none', 'low', 'medium', 'high', 'very-high'];

function HeatLegend({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-caption text-soft">
      <ul aria-label="Intensity" data-markdown="skip" className="flex flex-wrap gap-x-4 gap-y-1 max-sm:gap-x-2">
        {LEVELS.map((level) => (
          <li key={level} className="flex items-center gap-1.5 max-sm:gap-1">
            <span aria-hidden="true" data-intensity={level} className="star size-5" />
            {capitalize(level.replace('-', ' '))}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="text-ink tabular-nums print:hidden">
        {children}
      </p>
    </div>
  );
}
