import { center } from '@/lib/diagram/geometry';
import type { Scene } from '@/lib/diagram/layout';
import type { PlacedNode } from '@/lib/diagram/scene';
import { PADDING } from '@/lib/diagram/text';
import { PALETTE } from '@/lib/looks/palette';
import { SvgText } from './svg-text';

interface NodeCardProps {
  node: Scene['nodes'][number];
  scale: number;
  number?: number | undefined;
}

const LINKED_CARD_CLASS =
  'transition-colors group-hover:stroke-violet-text group-focus-visible:stroke-violet-text group-focus-visible:stroke-3';

export function NodeCard({ node, scale, number }: NodeCardProps) {
  const drawing = (
    <>
      {number !== undefined && <Stop node={node} number={number} />}
      <CardDrawing node={node} scale={scale} />
    </>
  );
  if (!node.href) return drawing;
  return (
    <a href={node.href} className="group outline-none">
      {drawing}
    </a>
  );
}

function CardDrawing({ node: { box, href, label, detail, text }, scale }: Omit<NodeCardProps, 'number'>) {
  return (
    <>
      {text.isCut && <title>{detail ? `${label}: ${detail}` : label}</title>}
      <rect
        {...box}
        rx={2}
        fill={href ? PALETTE.field : PALETTE.plate}
        stroke={href ? PALETTE.rule : PALETTE.hairline}
        className={href && LINKED_CARD_CLASS}
      />
      <SvgText lines={text.label} kind="label" scale={scale} />
      <SvgText lines={text.detail} kind="detail" scale={scale} />
      {href && (
        <path
          d={`M${box.x + box.width - 22} ${box.y + 22}l8 -8m-7 0h7v7`}
          fill="none"
          stroke={PALETTE['violet-text']}
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

function Stop({ node: { anchor, box }, number }: { node: PlacedNode; number: number }) {
  const { x, y } = center(anchor);
  return (
    <>
      <path d={`M${x} ${y + 10}V${box.y}`} stroke={PALETTE.rule} />
      <circle cx={x} cy={y} r={10} fill={PALETTE.plate} stroke={PALETTE.soft} strokeWidth={2.5} />
      <circle cx={x} cy={y} r={3} fill={PALETTE.ink} />
      <text x={box.x + PADDING - 2} y={y - 32} fontSize={34} letterSpacing={-1} fill={PALETTE.dim}>
        {String(number).padStart(2, '0')}
      </text>
    </>
  );
}
