import { area } from 'd3-shape';
import type { Values } from '@/lib/dev-stats/charts/chart';
import { seriesStyle } from './series-styles';

interface AreaProps {
  values: Values;
  /** Lower edge; zero by default. */
  base?: Values;
  x(position: number): number;
  y(value: number): number;
}

/** The space below a line, or between two where both are known. */
export default function Area({ values, base, x, y }: AreaProps) {
  const pathOf = area<number | null>()
    .defined((value, position) => value !== null && (!base || base[position] != null))
    .x((_, position) => x(position))
    .y0((_, position) => y(base?.[position] ?? 0))
    .y1((value) => y(value ?? 0));
  return <path className={`chart-area ${seriesStyle(0).color}`} d={pathOf(values) ?? ''} />;
}
