import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { type HourCount, heatMap, hourlySummary, LABELED_HOURS } from '@/lib/stats/hourly';
import { hourName, WEEKDAYS } from '@/lib/stats/weekdays';
import { HeatCell } from './heat-cell';
import { HeatLegend } from './heat-legend';
import { HeatSummary } from './heat-summary';
import { Panel } from './panel';

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Commits of the last 90 days by hour and weekday. Underneath it is a table; it is one tab stop, and the
 * arrow keys go from slot to slot. A slot is a star, the brighter the larger, so it needs no colour.
 */
export function HeatMap({ counts }: { counts: HourCount[] }) {
  const [[row, column], setActive] = useState<[number, number]>([0, 0]);
  const rows = heatMap(counts);

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next: [number, number] = [
      Math.min(6, Math.max(0, row + step[0])),
      Math.min(23, Math.max(0, column + step[1])),
    ];
    setActive(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-slot="${next.join('-')}"]`)?.focus();
  }

  return (
    <Panel
      title="Commits by hour and weekday"
      definition="local-hour"
      note="The last 90 days, by the clock of the author. The collected figures hold no offset, so they are not shown in UTC."
    >
      {counts.length === 0 ? (
        <p className="text-ink-soft">No hourly activity data available yet</p>
      ) : (
        <div className="space-y-6">
          <HeatSummary summary={hourlySummary(counts)} />
          <table className="heat-map" onKeyDown={move}>
            <caption className="sr-only">Commits by weekday and hour, last 90 days</caption>
            <thead>
              <tr>
                <td />
                {rows[0]?.map(({ hour }) => (
                  <th key={hour} scope="col">
                    <span className={LABELED_HOURS.includes(hour) ? '' : 'sr-only'}>{hourName(hour)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, dayOfWeek) => (
                <tr key={WEEKDAYS[dayOfWeek]}>
                  <th scope="row">
                    <span aria-hidden="true">{WEEKDAYS[dayOfWeek]?.slice(0, 3)}</span>
                    <span className="sr-only">{WEEKDAYS[dayOfWeek]}</span>
                  </th>
                  {cells.map((cell) => (
                    <HeatCell
                      key={cell.hour}
                      cell={cell}
                      active={dayOfWeek === row && cell.hour === column}
                      onFocus={() => setActive([dayOfWeek, cell.hour])}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <HeatLegend />
        </div>
      )}
    </Panel>
  );
}
