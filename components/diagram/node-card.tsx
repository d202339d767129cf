import type { ReactNode } from 'react';
import { inflate } from '@/lib/diagram/geometry';
import { PALETTE } from '@/lib/diagram/palette';
import type { Scene } from '@/lib/diagram/scene';
import { SvgText } from './svg-text';

interface NodeCardProps {
  node: Scene['nodes'][number];
  scale: number;
  children?: ReactNode;
}

/** A node; where it leads to a page, the whole card is the link. */
export function NodeCard({ node, scale, children }: NodeCardProps) {
  const drawing = (
    <>
      {children}
      <CardDrawing node={node} scale={scale} />
    </>
  );
  if (!node.href) return <g>{drawing}</g>;
  return (
    <a href={node.href} className="group outline-none">
      {drawing}
    </a>
  );
}

function CardDrawing({ node: { box, href, label, detail, text }, scale }: NodeCardProps) {
  return (
    <>
      {text.isCut && <title>{detail ? `${label}: ${detail}` : label}</title>}
      <rect
        {...inflate(box, 5)}
        rx={17}
        fill="none"
        stroke={PALETTE['accent-ink']}
        strokeWidth={3}
        opacity={0}
        className="group-focus-visible:opacity-100"
      />
      <rect
        {...box}
        rx={12}
        fill={href ? PALETTE.raised : PALETTE.night}
        stroke={href ? PALETTE['line-strong'] : PALETTE.line}
        className="transition-colors group-hover:stroke-accent-ink"
      />
      <SvgText lines={text.label} kind="label" scale={scale} />
      <SvgText lines={text.detail} kind="detail" scale={scale} />
      {href && (
        <path
          d={`M${box.x + box.width - 22} ${box.y + 22}l8 -8m-7 0h7v7`}
          fill="none"
          stroke={PALETTE['accent-ink']}
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}
