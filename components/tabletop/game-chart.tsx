import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { stepInTable } from '@/components/ui/table-steps';
import type { Dot, GameChart as GameChartData } from '@/lib/tabletop/chart';
import { formatRange, isSelected, type Range, type RangeView, rangeText, selectRange } from '@/lib/tabletop/range';
import { pluralize } from '@/lib/words';
import { ACCENT_TEXT } from '../ui/accent';
import { newTab, POINTER_ONLY } from '../ui/links';
import { Folded } from './folded';
import './game-chart.css';

interface GameChartProps extends RangeView {
  chart: GameChartData;
  onChoose(change: RangeView): void;
}

/** The table is one tab stop; arrow keys move between its cells. Without scripts, the dots link to the games. */
export const GameChart = memo(function GameChart({ chart, weight, rating, onChoose }: GameChartProps) {
  const { columns, rows, cells, unknown } = chart;
  const [[activeRow, activeColumn], setActive] = useState([0, 1]);
  const table = useRef<HTMLTableElement>(null);
  const text = rangeText({ weight, rating });

  const partAt = (row: number, column: number) => ({
    weight: formatRange(columns[column - 1]?.range),
    rating: formatRange(rows[row - 1]),
  });

  function handleClick(event: MouseEvent) {
    // Opens the game in a new tab or window.
    if (event.ctrlKey || event.metaKey) return;
    const place = findPlace(event.target);
    if (!place?.button) return;
    event.preventDefault();
    place.button.focus();
    onChoose(selectRange({ weight, rating }, partAt(...place.at)));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const to = stepInTable(event, {
      from: [activeRow, activeColumn],
      height: rows.length + 1,
      width: columns.length + 1,
    });
    if (!to) return;
    event.preventDefault();
    event.currentTarget.rows[to[0]]?.cells[to[1]]?.querySelector('button')?.focus();
  }

  function clear() {
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    onChoose({ weight: '', rating: '' });
  }

  const selectAt = (row: number, column: number, dots: Dot[]) => {
    const part = partAt(row, column);
    return (
      <button
        type="button"
        className="needs-script"
        tabIndex={row === activeRow && column === activeColumn ? 0 : -1}
        aria-label={`${rangeText(part)}: ${pluralize(dots.length, 'game')}`}
        aria-pressed={isSelected({ weight, rating }, part)}
      />
    );
  };

  return (
    <Folded title="Weight and rating" isUsed={text !== ''}>
      <p aria-hidden="true" className="flex justify-between text-caption text-dim">
        <span>↑ Rating</span>
        <span>Weight →</span>
      </p>
      <table
        ref={table}
        className="game-chart"
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onFocus={({ target }) => setActive(findPlace(target)?.at ?? [0, 1])}
      >
        <caption className="sr-only">Number of games by weight and rating</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ range }, column) => (
              <th key={range[0]} scope="col" style={{ width: `${width(range)}%` }}>
                {range[0]}
                {selectAt(
                  0,
                  column + 1,
                  cells.flatMap((row) => row[column] ?? []),
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={rows[index]?.[0]}>
              <th scope="row">
                {rows[index]?.[0]}
                {selectAt(index + 1, 0, row.flat())}
              </th>
              {row.map((dots, column) => (
                <td key={columns[column]?.label} className={ACCENT_TEXT[columns[column]?.color ?? 'gray']}>
                  {selectAt(index + 1, column + 1, dots)}
                  {dots.map((dot) => (
                    <ChartDot key={dot.game.id} {...dot} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="needs-script mt-2 flex min-h-11 items-center justify-between gap-4 text-caption text-soft print:hidden">
        {text || <p className="text-dim">Tap a square to filter.</p>}
        {text && (
          <button
            type="button"
            aria-label="Clear weight and rating"
            onClick={clear}
            className="inline-flex min-h-11 items-center gap-2 rounded-card border border-rule px-3 hover:text-ink"
          >
            <X /> Clear
          </button>
        )}
      </div>
      {unknown > 0 && (
        <p className="text-caption text-dim">Not shown: {pluralize(unknown, 'game')} without a weight or rating.</p>
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

/** Share of the scale from 1 to 5, in percent. */
function width([least, below]: Range) {
  return (below - least) * 25;
}

function findPlace(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('th, td') : null;
  if (!cell) return undefined;
  const row = cell.parentElement as HTMLTableRowElement;
  return { at: [row.rowIndex, cell.cellIndex] as [number, number], button: cell.querySelector('button') };
}
