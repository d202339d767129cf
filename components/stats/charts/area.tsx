import { area, line } from 'd3-shape';
import type { Values } from '@/lib/dev-stats/charts/chart';
import { seriesStyle } from './series-styles';

interface AreaProps {
  values: Values;
  x(position: number): number;
  y(value: number): number;
}

/** The area below one line. */
export default function Area({ values, x, y }: AreaProps) {
  const isKnown = (value: number | null) => value !== null;
  const at = (_: unknown, position: number) => x(position);
  const height = (value: number | null) => y(value ?? 0);
  return (
    <g className={seriesStyle(0).color}>
      <path className="chart-area" d={area<number | null>(at, y(0), height).defined(isKnown)(values) ?? ''} />
      <path className="chart-line" d={line<number | null>(at, height).defined(isKnown)(values) ?? ''} />
    </g>
  );
}
