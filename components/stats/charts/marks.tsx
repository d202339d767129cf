import type { Values } from '@/lib/dev-stats/charts/chart';
import { isolatedPositions, linePath } from '@/lib/dev-stats/charts/scale';

interface MarkProps {
  values: Values;
  partial: readonly boolean[];
  x(position: number): number;
  y(value: number): number;
  cursor: number | undefined;
}

const FILLED = 0.7;
const WIDEST = 96;

export function Columns({ values, partial, x, y, cursor }: MarkProps) {
  const width = Math.max(1, Math.min((x(1) - x(0)) * FILLED, WIDEST));
  return values.map((value, position) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a position has one value
      key={position}
      className="chart-mark"
      x={x(position) - width / 2}
      y={y(Math.max(0, value ?? 0))}
      width={width}
      height={Math.abs(y(0) - y(value ?? 0))}
      {...(partial[position] && { fillOpacity: 0.2, stroke: 'currentColor' })}
      opacity={cursor === undefined || cursor === position ? 1 : 0.5}
    />
  ));
}

/** A position without a value is a gap. The line to and from a partial one is dotted. */
export function Line({ values, partial, x, y, dash, cursor }: MarkProps & { dash: string | undefined }) {
  const whole = values.map((value, position) => (partial[position] ? null : value));
  const besidePartial = values.map((value, at) =>
    [at - 1, at, at + 1].some((place) => partial[place]) ? value : null,
  );
  const selected = cursor === undefined ? null : values[cursor];
  return (
    <>
      <path className="chart-line" strokeDasharray={dash} d={linePath(whole, x, y)} />
      <path className="chart-line" strokeDasharray="0 6" d={linePath(besidePartial, x, y)} />
      {/* Values without a neighbor, which a line alone would leave almost invisible. */}
      {isolatedPositions(values).map((position) => (
        <circle key={position} className="chart-mark" cx={x(position)} cy={y(values[position] ?? 0)} r={2.5} />
      ))}
      {cursor !== undefined && selected != null && (
        <circle className="chart-mark" cx={x(cursor)} cy={y(selected)} r={4} />
      )}
    </>
  );
}
