import type { Values } from '@/lib/dev-stats/charts/chart';
import { isolatedPositions, linePath } from '@/lib/dev-stats/charts/scale';

interface MarkProps {
  values: Values;
  x(position: number): number;
  y(value: number): number;
  cursor: number | undefined;
}

const FILLED = 0.7;
const WIDEST = 96;

export function Columns({ values, x, y, cursor }: MarkProps) {
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
      opacity={cursor === undefined || cursor === position ? 1 : 0.5}
    />
  ));
}

interface LineProps extends MarkProps {
  dash: string | undefined;
  /** Whether the last position is partial: the line to it is dotted. */
  isOpen: boolean | undefined;
}

/** A position without a value is a gap. */
export function Line({ values, x, y, dash, isOpen, cursor }: LineProps) {
  const end = isOpen ? values.length - 1 : values.length;
  const last = values.map((value, position) => (position < end - 1 ? null : value));
  const selected = cursor === undefined ? null : values[cursor];
  return (
    <>
      <path className="chart-line" strokeDasharray={dash} d={linePath(values.slice(0, end), x, y)} />
      {isOpen && <path className="chart-line" strokeDasharray="0 6" d={linePath(last, x, y)} />}
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
