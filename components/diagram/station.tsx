import { centre } from '@/lib/diagram/geometry';
import { PALETTE } from '@/lib/diagram/palette';
import type { PlacedNode } from '@/lib/diagram/scene';
import { PADDING } from '@/lib/diagram/text';

interface StationProps {
  node: PlacedNode;
  number: number;
}

/** The stop of a node on the line of its lane, with its number on the way and a stem down to its card. */
export function Station({ node: { anchor, box }, number }: StationProps) {
  const { x, y } = centre(anchor);
  return (
    <>
      <path d={`M${x} ${y + 10}V${box.y}`} stroke={PALETTE['line-strong']} />
      <circle cx={x} cy={y} r={10} fill={PALETTE.ground} stroke={PALETTE['accent-ink']} strokeWidth={2.5} />
      <circle cx={x} cy={y} r={3} fill={PALETTE.ink} />
      <text x={box.x + PADDING - 2} y={y - 32} fontSize={34} letterSpacing={-1} fill={PALETTE['ink-faint']}>
        {String(number).padStart(2, '0')}
      </text>
    </>
  );
}
