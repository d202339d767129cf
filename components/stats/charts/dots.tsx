import type { Values } from '@/lib/dev-stats/charts/chart';
import { isolatedPositions } from '@/lib/dev-stats/charts/scale';

interface DotsProps {
  values: Values;
  x(position: number): number;
  y(value: number): number;
  className?: string | undefined;
}

/** Values without a neighbor, which a line alone would leave almost invisible. */
export function Dots({ values, x, y, className = '' }: DotsProps) {
  return isolatedPositions(values).map((position) => (
    <circle
      key={position}
      className={`chart-mark ${className}`}
      cx={x(position)}
      cy={y(values[position] ?? 0)}
      r={2.5}
    />
  ));
}
