import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatMonth } from '@/lib/dates';
import { type CommitCalendar, dayAt } from '@/lib/dev-stats/rules/commits/commit-calendar';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { longDayName } from '@/lib/dev-stats/rules/format/weekdays';
import { ChartCursor, CURSOR_HINT } from '../charts/chart-cursor';
import { HeatLegend } from '../charts/heat-legend';
import { GRID_TOP, gridBox, gridWidth, SLOT, StarGrid, squareAt } from '../charts/star-grid';
import './commit-calendar.css';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };
const ROWS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface CalendarPlotProps {
  label: string;
  calendar: CommitCalendar | undefined;
}

/** One row per weekday and one column per week. It scrolls inside its frame, from the newest week. */
export function CalendarPlot({ label, calendar }: CalendarPlotProps) {
  const { days = [] } = calendar ?? {};
  const [position, setPosition] = useState<number>();
  const [input, mark] = [useRef<HTMLInputElement>(null), useRef<SVGPathElement>(null)];
  // A new period can have fewer days than the selected position.
  const selected = position !== undefined && position < days.length ? position : undefined;

  useEffect(() => {
    const isWalked = selected !== undefined && document.activeElement === input.current;
    if (isWalked) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, input, mark]);

  function point({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!calendar) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = gridWidth(calendar.weeks.length) / width;
    const [x, y] = [(clientX - left) * scale, (clientY - top) * scale - GRID_TOP];
    setPosition(dayAt(calendar, Math.floor(x / SLOT), Math.min(6, Math.max(0, Math.floor(y / SLOT)))));
  }

  function walk(event: KeyboardEvent) {
    const next = (selected ?? days.length - 1) + (STEPS[event.key] ?? 0);
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    if (next >= 0 && next < days.length) setPosition(next);
  }

  const textOf = (at: number) => {
    const day = days[at];
    return day ? `${longDayName(day.date)}: ${formatNumber(day.commits, 'commit')}` : '';
  };
  return (
    <div className="space-y-4">
      <div className="calendar-frame">
        <div className="calendar-plot" onPointerMove={point} onPointerDown={point}>
          {calendar && (
            <>
              <svg aria-hidden="true" viewBox={gridBox(calendar.weeks.length, ROWS.length)} className="chart-svg">
                <Days {...calendar} />
                {selected !== undefined && <path ref={mark} className="calendar-mark" d={slotAt(calendar, selected)} />}
              </svg>
              <ChartCursor
                ref={input}
                {...{ label, selected, textOf }}
                count={days.length}
                onSelect={setPosition}
                onKeyDown={walk}
              />
            </>
          )}
        </div>
      </div>
      <HeatLegend label="Scale of days">{selected === undefined ? CURSOR_HINT : textOf(selected)}</HeatLegend>
    </div>
  );
}

const Days = memo(function Days({ weeks, days }: CommitCalendar) {
  const months = weeks.map((week, index) => (startsMonth(weeks, index) ? formatMonth(week).slice(0, 3) : ''));
  return <StarGrid columns={months} rows={ROWS} stars={days.map(({ week, ...day }) => ({ ...day, column: week }))} />;
});

function slotAt({ days }: CommitCalendar, position: number): string {
  const { week = 0, row = 0 } = days[position] ?? {};
  return squareAt(week, row);
}

function startsMonth(weeks: readonly string[], index: number): boolean {
  return index > 0 && weeks[index]?.slice(0, 7) !== weeks[index - 1]?.slice(0, 7);
}
