import { useState } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import { type HeatCell, type HeatSummary, heatMap } from '@/lib/dev-stats/rules/commits/heat-map';
import type { HourCount } from '@/lib/dev-stats/rules/commits/hourly';
import { hoursReading } from '@/lib/dev-stats/rules/commits/sentences';
import { HOURLY_WINDOW_DAYS } from '@/lib/dev-stats/rules/constants';
import { daysIn, formatRange } from '@/lib/dev-stats/rules/date-range';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { formatCount, formatNumber, formatTenth, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { hourName, WEEKDAYS } from '@/lib/dev-stats/rules/format/weekdays';
import { hoursIn } from '@/lib/dev-stats/rules/history/history-hours';
import { noneAfter } from '@/lib/dev-stats/rules/source-status';
import { HeatLegend } from '../charts/heat-legend';
import { DefinitionLink } from '../definitions/definition-link';
import { Skeleton } from '../figure';
import { MissingData } from '../notices';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { useHistory } from '../use-history';
import { useTurns } from '../use-turns';
import { HeatTable } from './heat-table';

/** Drawn after all panels of the first tab. */
const LAST_TURN = 4;

interface HeatMapProps {
  /** Of the last 90 days; undefined while loading. */
  recent: HourCount[] | undefined;
  until?: string | undefined;
}

export function HeatMap({ recent, until }: HeatMapProps) {
  const range = usePeriod();
  const history = useHistory(range !== undefined);
  const known = range ? history && hoursIn(history, range) : recent;
  const counts = useTurns(known !== undefined, LAST_TURN) === LAST_TURN ? known : undefined;
  return (
    <Panel
      title="Commits by hour and weekday"
      definition="local-hour"
      reading={counts?.length === 0 ? undefined : hoursReading(counts ?? [])}
      table={counts?.length ? tableOf(counts) : undefined}
      note={`${range ? formatRange(range) : 'Last 90 days'}, in my local time at each commit.${until && !range ? ` ${noneAfter(until)}` : ''}`}
    >
      {counts === null && <MissingData />}
      {counts?.length === 0 && (
        <p className="text-ink-soft">
          {range ? 'No commits in this period.' : 'No hourly activity data available yet'}
        </p>
      )}
      {(counts === undefined || (counts && counts.length > 0)) && (
        <Chart counts={counts} days={range ? daysIn(range) : HOURLY_WINDOW_DAYS} />
      )}
    </Panel>
  );
}

function tableOf(counts: HourCount[]): DataTable {
  const cells = heatMap(counts).days.flat();
  return {
    title: 'Commits by hour and weekday',
    columns: ['Weekday', 'Hour', 'Commits'],
    rows: cells.map(({ dayOfWeek, hour, commits }) => [WEEKDAYS[dayOfWeek] ?? '', hourName(hour), commits]),
  };
}

function Chart({ counts, days: window }: { counts: HourCount[] | undefined; days: number }) {
  const [selected, setSelected] = useState<HeatCell>();
  const { days, summary } = heatMap(counts ?? []);
  return (
    <div className="space-y-6" inert={!counts}>
      <Summary summary={summary} days={window} pending={!counts} />
      {counts ? <HeatTable days={days} onSelect={setSelected} /> : <div className="heat-places" />}
      <HeatLegend label="Intensity">{selected ? selected.text : 'Hover, tap or focus an hour.'}</HeatLegend>
    </div>
  );
}

function Summary({ summary, days, pending }: { summary: HeatSummary; days: number; pending: boolean }) {
  const { total, averagePerHour, busiest, activeHours } = summary;
  const facts: [label: string, note: string, value: string, definition: DefinitionId][] = [
    ['Total commits', `in ${formatNumber(days, 'day')}`, formatCount(total), 'local-hour'],
    ['Average per hour', 'per weekly hour slot', formatTenth(averagePerHour), 'average-per-hour'],
    ['Most active', 'slot of the week', busiest ? busiest.name : UNKNOWN, 'average-per-hour'],
    ['Active hours', 'slots with a commit', `${activeHours} of 168`, 'average-per-hour'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 sm:gap-x-8 lg:grid-cols-4">
      {facts.map(([label, note, value, definition]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-caption text-ink-faint">
            <span className="flex items-center gap-2 text-ink-soft">
              {label}
              <DefinitionLink id={definition} of={label} />
            </span>
            {note}
          </dt>
          <dd className="text-lg tabular-nums sm:text-title">{pending ? <Skeleton width="w-20" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
