import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatMonth } from '@/lib/dates';
import { type CommitCalendar, dayAt } from '@/lib/dev-stats/rules/commit-calendar';
import { formatNumber } from '@/lib/dev-stats/rules/format';
import type { Intensity } from '@/lib/dev-stats/rules/heat-map';
import { longDayName } from '@/lib/dev-stats/rules/weekdays';
import { ChartCursor, CURSOR_HINT } from './charts/chart-cursor';
import { HeatLegend } from './heat-legend';
import './commit-calendar.css';

/** Pixels, before the drawing is scaled to its place. */
const SLOT = 20;
const TOP = 22;
const LABELS = 40;

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };
const ROWS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LEVELS: Intensity[] = ['low', 'medium', 'high', 'very-high'];

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
    const scale = widthOf(calendar) / width;
    const [x, y] = [(clientX - left) * scale, (clientY - top) * scale - TOP];
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
              <svg aria-hidden="true" viewBox={`-1 0 ${widthOf(calendar)} ${TOP + 7 * SLOT + 1}`} className="chart-svg">
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

/** Draws one path per level. One element per day delayed the first paint. */
const Days = memo(function Days({ weeks, days }: CommitCalendar) {
  return (
    <>
      {weeks.map((week, index) =>
        startsMonth(weeks, index) ? (
          <text key={week} x={index * SLOT} y={14}>
            {formatMonth(week).slice(0, 3)}
          </text>
        ) : null,
      )}
      {ROWS.map((name, row) => (
        <text key={name} x={weeks.length * SLOT + 6} y={TOP + (row + 0.5) * SLOT} dy="0.32em">
          {name}
        </text>
      ))}
      <path
        className="calendar-grid"
        d={days.map(({ week, row }) => `M${week * SLOT},${TOP + row * SLOT}${SQUARE}`).join('')}
      />
      {LEVELS.map((level) => (
        <path
          key={level}
          className="calendar-stars"
          data-intensity={level}
          d={days
            .filter(({ intensity }) => intensity === level)
            .map(({ week, row }) => `M${(week + 0.5) * SLOT},${TOP + (row + 0.5) * SLOT}h0`)
            .join('')}
        />
      ))}
    </>
  );
});

const SQUARE = `h${SLOT}v${SLOT}h-${SLOT}z`;

function slotAt({ days }: CommitCalendar, position: number): string {
  const { week = 0, row = 0 } = days[position] ?? {};
  return `M${week * SLOT},${TOP + row * SLOT}${SQUARE}`;
}

function widthOf({ weeks }: CommitCalendar): number {
  return weeks.length * SLOT + LABELS;
}

function startsMonth(weeks: readonly string[], index: number): boolean {
  return index > 0 && weeks[index]?.slice(0, 7) !== weeks[index - 1]?.slice(0, 7);
}
