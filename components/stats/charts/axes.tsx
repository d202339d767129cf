import { type Axis, chooseLabels } from '@/lib/dev-stats/charts/axis';
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
      {chooseLabels(axis, width - left - right).map(({ position, label }) => (
        <text key={axis.keys[position]} x={x(position)} y={height - 4} textAnchor="middle">
          {label}
        </text>
      ))}
    </>
  );
}
