import type { Intensity } from '@/lib/dev-stats/rules/commits/heat-map';
import './charts.css';
import './star-grid.css';

/** Pixels, before the drawing is scaled to its place. */
export const SLOT = 20;
export const GRID_TOP = 22;
const LABELS = 40;
const SAMPLE = 22;

const LEVELS: Intensity[] = ['low', 'medium', 'high', 'very-high'];

interface Star {
  column: number;
  row: number;
  intensity: Intensity;
}

interface StarGridProps {
  /** Labels above the columns; a column without one is empty. */
  columns: readonly string[];
  /** Labels to the right of the rows. */
  rows: readonly string[];
  stars: readonly Star[];
}

export function gridBox(columns: number, rows: number): string {
  return `-1 0 ${gridWidth(columns)} ${GRID_TOP + rows * SLOT + 1}`;
}

export function gridWidth(columns: number): number {
  return columns * SLOT + LABELS;
}

/** Squares with stars whose size shows the intensity, as one path per level: one element per star delayed the first paint. */
export function StarGrid({ columns, rows, stars }: StarGridProps) {
  return (
    <>
      {columns.map((label, column) =>
        label ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label can occur twice, and columns have no other name
          <text key={column} x={column * SLOT} y={14}>
            {label}
          </text>
        ) : null,
      )}
      {rows.map((label, row) => (
        <text key={label} x={columns.length * SLOT + 6} y={GRID_TOP + (row + 0.5) * SLOT} dy="0.32em">
          {label}
        </text>
      ))}
      <path className="star-slots" d={stars.map(({ column, row }) => squareAt(column, row)).join('')} />
      {LEVELS.map((level) => (
        <path
          key={level}
          className="stars"
          data-intensity={level}
          d={stars
            .filter(({ intensity }) => intensity === level)
            .map(({ column, row }) => `M${(column + 0.5) * SLOT},${GRID_TOP + (row + 0.5) * SLOT}h0`)
            .join('')}
        />
      ))}
    </>
  );
}

export function squareAt(column: number, row: number): string {
  return `M${column * SLOT},${GRID_TOP + row * SLOT}h${SLOT}v${SLOT}h-${SLOT}z`;
}

/** One slot, for a legend. */
export function StarSample({ intensity }: { intensity: Intensity }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SAMPLE} ${SAMPLE}`} className="size-5.5">
      <path className="star-slots" d={`M.5,.5h${SAMPLE - 1}v${SAMPLE - 1}h-${SAMPLE - 1}z`} />
      <path className="stars" data-intensity={intensity} d={`M${SAMPLE / 2},${SAMPLE / 2}h0`} />
    </svg>
  );
}
