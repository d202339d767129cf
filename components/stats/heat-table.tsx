import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { stepInTable } from '@/lib/dev-stats/rules/heat-steps';
import { type HeatCell as Cell, LABELED_HOURS } from '@/lib/dev-stats/rules/hourly';
import { hourName, WEEKDAYS } from '@/lib/dev-stats/rules/weekdays';
import { HeatCell } from './heat-cell';
import { useNarrow } from './use-narrow';

interface HeatTableProps {
  /** Seven days, Sunday first, of 24 hours. */
  days: Cell[][];
  /** Hears which slot is pointed at or focused. */
  onTell(cell: Cell): void;
}

/**
 * The map as a table: a row a day, on a phone a row an hour, so that its slots stay large. It is one tab stop, and the
 * arrow keys go from slot to slot. A slot is a star, the brighter the larger, so it needs no colour.
 */
export function HeatTable({ days, onTell }: HeatTableProps) {
  const [[day, hour], setActive] = useState([0, 0]);
  const upright = useNarrow();
  const rows = upright ? days[0]?.map((_, at) => days.map((cells) => cells[at] as Cell)) : days;

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const [height, width] = upright ? [24, 7] : [7, 24];
    const from = upright ? ([hour, day] as const) : ([day, hour] as const);
    const to = stepInTable(event, { from, height, width });
    if (!to) return;
    event.preventDefault();
    const [row, column] = to;
    event.currentTarget.tBodies[0]?.rows[row]?.querySelectorAll('td')[column]?.focus();
  }

  return (
    <table className={`heat-map ${upright ? 'heat-map-upright' : ''}`} onKeyDown={move}>
      <caption className="sr-only">Commits by weekday and hour, last 90 days</caption>
      <thead>
        <tr>
          <td />
          {upright
            ? WEEKDAYS.map((name) => <Head key={name} scope="col" name={name} short={name.slice(0, 3)} />)
            : days[0]?.map((cell) => <HourHead key={cell.hour} scope="col" hour={cell.hour} />)}
        </tr>
      </thead>
      <tbody>
        {rows?.map((cells, index) => (
          <tr key={upright ? hourName(index) : WEEKDAYS[index]}>
            {upright ? (
              <HourHead scope="row" hour={index} />
            ) : (
              <Head scope="row" name={WEEKDAYS[index] ?? ''} short={WEEKDAYS[index]?.slice(0, 3) ?? ''} />
            )}
            {cells.map((cell) => (
              <HeatCell
                key={`${cell.dayOfWeek}-${cell.hour}`}
                cell={cell}
                active={cell.dayOfWeek === day && cell.hour === hour}
                onFocus={() => {
                  setActive([cell.dayOfWeek, cell.hour]);
                  onTell(cell);
                }}
                onHover={() => onTell(cell)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ scope, name, short }: { scope: 'row' | 'col'; name: string; short: string }) {
  return (
    <th scope={scope}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </th>
  );
}

function HourHead({ scope, hour }: { scope: 'row' | 'col'; hour: number }) {
  return (
    <th scope={scope}>
      <span className={LABELED_HOURS.includes(hour) ? '' : 'sr-only'}>{hourName(hour)}</span>
    </th>
  );
}
