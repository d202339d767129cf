import { PALETTE } from '@/lib/diagram/palette';
import type { Line } from '@/lib/diagram/scene';
import { type TextKind, typeSize } from '@/lib/diagram/text';

const STYLE = {
  title: { fill: PALETTE.ink, fontWeight: 550, letterSpacing: -0.3 },
  subtitle: { fill: PALETTE['ink-faint'] },
  heading: { fill: PALETTE['ink-soft'], fontWeight: 550, letterSpacing: 1 },
  label: { fill: PALETTE.ink, fontWeight: 550 },
  detail: { fill: PALETTE['ink-soft'] },
  edge: { fill: PALETTE['ink-soft'], textAnchor: 'middle' },
} as const;

interface SvgTextProps {
  lines: Line[];
  kind: TextKind;
  scale: number;
}

/** Lines of one text. SVG breaks no lines itself. */
export function SvgText({ lines, kind, scale }: SvgTextProps) {
  if (lines.length === 0) return null;
  return (
    <text fontSize={typeSize(kind, scale).size} {...STYLE[kind]}>
      {lines.map(({ text, x, y }, index) => (
        <tspan key={y} x={x} y={y}>
          {/* The space keeps the last word of one line from the first of the next where the text is read out. */}
          {index < lines.length - 1 ? `${text} ` : text}
        </tspan>
      ))}
    </text>
  );
}
