import { round } from '@/lib/diagram/geometry';
import { PALETTE } from '@/lib/diagram/palette';
import type { PlacedEdge, Scene } from '@/lib/diagram/scene';
import { SvgText } from './svg-text';

/** The paths through a diagram are told apart by their line, not by colour alone. */
const LINES = [
  {},
  { stroke: PALETTE['accent-ink'], strokeDasharray: '0.1 6' },
  { stroke: PALETTE['ink-soft'], strokeDasharray: '8 5' },
];

export function lineOf(flow: number) {
  return {
    fill: 'none',
    stroke: PALETTE.accent as string,
    strokeLinecap: 'round',
    ...LINES[flow % LINES.length],
  } as const;
}

/** The edges with their arrow heads, and over them their labels. */
export function EdgeLines({ edges, scale, weight }: Pick<Scene, 'edges' | 'scale' | 'weight'>) {
  return (
    <>
      {edges.map(({ from, to, label, path, arrow, flow }) => (
        <g key={`${from} ${to} ${label}`}>
          <path d={path} strokeWidth={weight} {...lineOf(flow)} />
          <path d={arrow} fill={lineOf(flow).stroke} />
        </g>
      ))}
      {edges.map((edge) => (
        <EdgeLabel key={`${edge.from} ${edge.to} ${edge.label}`} edge={edge} scale={scale} />
      ))}
    </>
  );
}

function EdgeLabel({ edge: { label, labelBox }, scale }: { edge: PlacedEdge; scale: number }) {
  if (!label || !labelBox) return null;
  const { x, y, width, height } = labelBox;
  return (
    <>
      <rect {...labelBox} rx={4} fill={PALETTE.ground} />
      <SvgText
        lines={[{ text: label, x: round(x + width / 2), y: round(y + height * 0.69) }]}
        kind="edge"
        scale={scale}
      />
    </>
  );
}
