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

interface SvgTextProps {
  lines: Line[];
  kind: TextKind;
  scale: number;
}

export function SvgText({ lines, kind, scale }: SvgTextProps) {
  if (lines.length === 0) return null;
  return (
    <text fontSize={typeSize(kind, scale).size} {...STYLE[kind]}>
      {lines.map(({ text, x, y }, index) => (
        <tspan key={y} x={x} y={y}>
          {/* The space separates the lines for screen readers. */}
          {index < lines.length - 1 ? `${text} ` : text}
        </tspan>
      ))}
    </text>
  );
}
