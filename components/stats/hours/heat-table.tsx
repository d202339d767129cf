import { type KeyboardEvent, memo, useState } from 'react';
import { stepInTable } from '@/components/ui/table-steps';
import { type HeatCell, LABELED_HOURS } from '@/lib/dev-stats/rules/commits/heat-map';
import { hourName, WEEK, WEEKDAYS } from '@/lib/dev-stats/rules/format/weekdays';
import './heat-map.css';

const WEEK_NAMES = WEEK.map((day) => WEEKDAYS[day] ?? '');

interface HeatTableProps {
  /** Seven days, Monday first, of 24 hours. */
  days: HeatCell[][];
  when: string;
  onSelect(cell: HeatCell): void;
}

/** Rows are days. On phones, CSS swaps rows and columns, because 24 columns do not fit. Arrow keys move in it. */
export const HeatTable = memo(function HeatTable({ days, when, onSelect }: HeatTableProps) {
  const [[day, hour], setActive] = useState([0, 0]);

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const table = event.currentTarget;
    const isUpright = getComputedStyle(table).display === 'grid';
    const to = isUpright
      ? stepInTable(event, { from: [hour, day], height: 24, width: 7 })?.toReversed()
      : stepInTable(event, { from: [day, hour], height: 7, width: 24 });
    if (!to) return;
    event.preventDefault();
    const [row = 0, column = 0] = to;
    table.tBodies[0]?.rows[row]?.querySelectorAll('td')[column]?.focus();
  }

  return (
    <table className="heat-map" data-markdown="skip" onKeyDown={handleKeyDown}>
      <caption className="sr-only">Commits by weekday and hour, {when}</caption>
      <thead>
        <tr>
          <td />
          {days[0]?.map((cell) => (
            <th key={cell.hour} scope="col">
              <span className={LABELED_HOURS.includes(cell.hour) ? '' : 'sr-only'}>{hourName(cell.hour)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((cells, index) => (
          <tr key={WEEK_NAMES[index]}>
            <th scope="row">
              <span aria-hidden="true">{WEEK_NAMES[index]?.slice(0, 3)}</span>
              <span className="sr-only">{WEEK_NAMES[index]}</span>
            </th>
            {cells.map((cell) => (
              <td
                key={cell.hour}
                aria-label={cell.text}
                tabIndex={index === day && cell.hour === hour ? 0 : -1}
                data-slot={`${cell.dayOfWeek}-${cell.hour}`}
                data-intensity={cell.intensity}
                onFocus={() => {
                  setActive([index, cell.hour]);
                  onSelect(cell);
                }}
                onPointerEnter={() => onSelect(cell)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
