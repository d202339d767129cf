import type { Line } from '@/lib/diagram/scene';
import { type TextKind, typeSize } from '@/lib/diagram/text';
import { PALETTE } from '@/lib/looks/palette';

const STYLE = {
  title: { fill: PALETTE.ink, fontWeight: 550, letterSpacing: -0.3 },
  subtitle: { fill: PALETTE.dim },
  heading: { fill: PALETTE.soft, fontWeight: 550, letterSpacing: 1 },
  label: { fill: PALETTE.ink, fontWeight: 550 },
  detail: { fill: PALETTE.soft },
  edge: { fill: PALETTE.soft, textAnchor: 'middle' },
} as const;

export function SvgText({ lines, kind, scale }: { lines: Line[]; kind: TextKind; scale: number }) {
  const [first, ...others] = lines;
  if (!first) return null;
  return (
    <text x={first.x} y={first.y} fontSize={typeSize(kind, scale).size} {...STYLE[kind]}>
      {first.text}
      {/* The space separates the lines for screen readers. */}
      {others.map(({ text, x, y }) => [
        ' ',
        <tspan key={y} x={x} y={y}>
          {text}
        </tspan>,
      ])}
    </text>
  );
}
