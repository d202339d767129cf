import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { stepInTable } from '@/components/ui/table-steps';
import { COMPLEXITY } from '@/lib/tabletop/badges';
import type { Dot, GameChart as GameChartData } from '@/lib/tabletop/chart';
import { formatRange, type RangeView, rangeText } from '@/lib/tabletop/range';
import { pluralize } from '@/lib/words';
import { ACCENT_TEXT } from '../ui/accent';
import { newTab, POINTER_ONLY } from '../ui/links';
import { Folded } from './folded';
import './game-chart.css';

interface GameChartProps extends RangeView {
  chart: GameChartData;
  onChoose(change: RangeView): void;
}

const NONE: RangeView = { weight: '', rating: '' };

/** The table is one tab stop; arrow keys move between its cells. Without scripts, the dots link to the games. */
export const GameChart = memo(function GameChart({ chart, weight, rating, onChoose }: GameChartProps) {
  const { rows, cells, unknown } = chart;
  const [[activeRow, activeColumn], setActive] = useState([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const text = rangeText({ weight, rating });

  function handleClick(event: MouseEvent) {
    // Opens the game in a new tab or window.
    if (event.ctrlKey || event.metaKey) return;
    const button = event.target instanceof Element && event.target.closest('td')?.querySelector('button');
    if (!button) return;
    event.preventDefault();
    button.focus();
    const [inWeight = '', inRating = ''] = button.value.split(' ');
    onChoose(button.ariaPressed === 'true' ? NONE : { weight: inWeight, rating: inRating });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const size = { height: rows.length, width: COMPLEXITY.length };
    const to = stepInTable(event, { from: [activeRow, activeColumn], ...size });
    if (!to) return;
    event.preventDefault();
    event.currentTarget.tBodies[0]?.rows[to[0]]?.querySelectorAll('button')[to[1]]?.focus();
  }

  function clear() {
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    onChoose(NONE);
  }

  const drawCell = (dots: Dot[], row: number, column: number) => {
    const part = { weight: formatRange(COMPLEXITY[column]?.range), rating: formatRange(rows[row]) };
    return (
      <td key={COMPLEXITY[column]?.label} className={ACCENT_TEXT[COMPLEXITY[column]?.color ?? 'gray']}>
        <button
          type="button"
          className="needs-script"
          value={`${part.weight} ${part.rating}`}
          tabIndex={row === activeRow && column === activeColumn ? 0 : -1}
          onFocus={() => setActive([row, column])}
          aria-label={`${rangeText(part)}: ${pluralize(dots.length, 'game')}`}
          aria-pressed={part.weight === weight && part.rating === rating}
        />
        {dots.map((dot) => (
          <ChartDot key={dot.game.id} {...dot} />
        ))}
      </td>
    );
  };

  return (
    <Folded title="Complexity and rating" isUsed={text !== ''}>
      <p aria-hidden="true" className="flex justify-between text-caption text-dim">
        <span>↑ Rating</span>
        <span>Complexity →</span>
      </p>
      <table ref={table} className="game-chart" onClick={handleClick} onKeyDown={handleKeyDown}>
        <caption className="sr-only">Number of games by complexity and rating</caption>
        <thead>
          <tr>
            <td />
            {/* The scale goes from 1 to 5. */}
            {COMPLEXITY.map(({ range: [least, below] }) => (
              <th key={least} scope="col" style={{ width: `${(below - least) * 25}%` }}>
                {least}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={rows[index]?.[0]}>
              <th scope="row">{rows[index]?.[0]}</th>
              {row.map((dots, column) => drawCell(dots, index, column))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="needs-script mt-2 flex min-h-11 items-center justify-between gap-4 text-caption text-soft print:hidden">
        {text || <p className="text-dim">Tap a square to filter.</p>}
        {text && (
          <button
            type="button"
            aria-label="Clear complexity and rating"
            onClick={clear}
            className="inline-flex min-h-11 items-center gap-2 rounded-card border border-rule px-3 hover:text-ink"
          >
            <X /> Clear
          </button>
        )}
      </div>
      {unknown > 0 && (
        <p className="text-caption text-dim">Not shown: {pluralize(unknown, 'game')} without a complexity or rating.</p>
      )}
    </Folded>
  );
});

function ChartDot({ left, top, game: { name, url } }: Dot) {
  const style = { left: `${left}%`, top: `${top}%` };
  return (
    <a href={url} title={name} className="bg-current hover:bg-ink" style={style} {...POINTER_ONLY} {...newTab(url)} />
  );
}
