import { type Axis, labeledPositions } from '@/lib/dev-stats/charts/axis';
import type { Frame } from '@/lib/dev-stats/charts/scale';

interface AxesProps {
  frame: Frame;
  axis: Axis;
  ticks: readonly number[];
  tickLabels: readonly string[];
  x(position: number): number;
  y(value: number): number;
}

export function Axes({ frame: { width, height, left, right }, axis, ticks, tickLabels, x, y }: AxesProps) {
  return (
    <>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${left},${y(tick)}H${width - right}`} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {tickLabels[index]}
          </text>
        </g>
      ))}
      {labeledPositions(axis, width - left - right).map((position) => {
        const label = axis.labels[position] ?? '';
        const anchor = chooseAnchor(x(position), { width, half: label.length * HALF_CHARACTER });
        return (
          <text key={axis.keys[position]} x={x(position)} y={height - 4} textAnchor={anchor}>
            {label}
          </text>
        );
      })}
    </>
  );
}

const HALF_CHARACTER = 3.5;

/** A label that would be cut off at an edge starts or ends at its position. */
function chooseAnchor(x: number, { width, half }: { width: number; half: number }): 'start' | 'middle' | 'end' {
  return x < half ? 'start' : x > width - half ? 'end' : 'middle';
}
