import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepInTable } from '@/components/ui/table-steps';
import { formatMonth } from '@/lib/dates';
import { dateName } from '@/lib/dev-stats/charts/date-names';
import type { CalendarDay, CommitCalendar } from '@/lib/dev-stats/rules/commit-calendar';
import './commit-calendar.css';
import './heat-map.css';

interface CalendarTableProps {
  calendar: CommitCalendar;
  /** Called when a day is hovered or focused. */
  onSelect(text: string): void;
}

type Position = readonly [row: number, week: number];

/**
 * One row per weekday and one column per week. It scrolls inside its frame, from the newest week. The table is one tab
 * stop, and arrow keys move between the days.
 */
export function CalendarTable({ calendar: { weeks, rows }, onSelect }: CalendarTableProps) {
  const [active, setActive] = useState<Position>();
  // Another period can have other days.
  const [activeRow, activeWeek] = active && rows[active[0]]?.days[active[1]] ? active : newest(rows);

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const step = stepInTable(event, { from: [activeRow, activeWeek], height: rows.length, width: weeks.length });
    if (!step) return;
    event.preventDefault();
    const to = nearestDay(rows, step);
    // A cell can be focused once it has a tab index.
    flushSync(() => setActive(to));
    cellAt(event.currentTarget, to)?.focus();
  }

  function handleSelect(event: FocusEvent | PointerEvent) {
    const cell = (event.target as Element).closest('td');
    const day = cell && dayAt(rows, cell);
    if (day) onSelect(day.text);
  }

  return (
    <div className="calendar-frame">
      <table
        className="heat-map calendar"
        onKeyDown={handleKeyDown}
        onFocus={handleSelect}
        onPointerOver={handleSelect}
      >
        <caption className="sr-only">Commits by day</caption>
        <thead>
          <tr>
            <td />
            {weeks.map((week, index) => (
              <th key={week} scope="col">
                Week of {dateName(week)}
                {startsMonth(weeks, index) && <span aria-hidden="true">{formatMonth(week).slice(0, 3)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, days }, row) => (
            <CalendarRow key={weekday} weekday={weekday} days={days} activeWeek={row === activeRow ? activeWeek : -1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CalendarRowProps {
  weekday: string;
  days: CommitCalendar['rows'][number]['days'];
  /** Of the day that takes the focus; -1 if it is in another row. */
  activeWeek: number;
}

/** Moving between hundreds of days renders two rows. */
const CalendarRow = memo(function CalendarRow({ weekday, days, activeWeek }: CalendarRowProps) {
  return (
    <tr>
      <th scope="row">
        <span aria-hidden="true">{weekday.slice(0, 3)}</span>
        <span className="sr-only">{weekday}</span>
      </th>
      {days.map((day, week) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is a column
          key={week}
          tabIndex={day && week === activeWeek ? 0 : undefined}
          data-intensity={day?.intensity}
        >
          {day?.text}
        </td>
      ))}
    </tr>
  );
});

/** The position itself, or the last or first day of its row, because weeks can be incomplete. */
function nearestDay(rows: CommitCalendar['rows'], [row, week]: Position): Position {
  const days = rows[row]?.days ?? [];
  const before = days.findLastIndex((day, index) => day && index <= week);
  return [row, before >= 0 ? before : days.findIndex(Boolean)];
}

function newest(rows: CommitCalendar['rows']): Position {
  const week = Math.max(...rows.map(({ days }) => days.findLastIndex(Boolean)));
  return [rows.findLastIndex(({ days }) => days[week]), week];
}

function startsMonth(weeks: readonly string[], index: number): boolean {
  return index > 0 && weeks[index]?.slice(0, 7) !== weeks[index - 1]?.slice(0, 7);
}

function cellAt(table: HTMLTableElement, [row, week]: Position): HTMLElement | undefined {
  return table.tBodies[0]?.rows[row]?.querySelectorAll('td')[week];
}

function positionOf(cell: HTMLTableCellElement): Position {
  return [(cell.parentElement as HTMLTableRowElement).sectionRowIndex, cell.cellIndex - 1];
}

function dayAt(rows: CommitCalendar['rows'], cell: HTMLTableCellElement): CalendarDay | undefined {
  const [row, week] = positionOf(cell);
  return rows[row]?.days[week];
}
