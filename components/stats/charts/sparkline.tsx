import type { Values } from '@/lib/dev-stats/charts/chart';
import { seriesStyle } from './legend';
import './charts.css';

interface SparklineProps {
  values: Values;
  className?: string;
}

const WIDTH = 96;
const HEIGHT = 24;
const EDGE = 2;

/** A line from zero, without axes. Decorative: text beside it says what it shows. Unknown values are drawn as zero. */
export function Sparkline({ values, className = 'h-6 w-24' }: SparklineProps) {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(EDGE + index * step).toFixed(1)},${(HEIGHT - EDGE - ((value ?? 0) / highest) * (HEIGHT - 2 * EDGE)).toFixed(1)}`,
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`chart block ${seriesStyle(0).color} ${className}`}
    >
      <polyline className="chart-line" vectorEffect="non-scaling-stroke" points={points.join(' ')} />
    </svg>
  );
}
