import type { Diagram } from '@/lib/content/content';
import { layoutDiagram } from '@/lib/diagram/layout';
import { summaryOf } from '@/lib/diagram/outline';
import { FONT_FAMILY, PALETTE } from '@/lib/diagram/palette';
import { Bands } from './bands';
import { EdgeLines } from './edge-lines';
import { Legend } from './legend';
import { NodeCard } from './node-card';
import { Station } from './station';

interface DiagramSvgProps {
  diagram: Omit<Diagram, 'body' | '_id' | '_raw' | 'type'>;
  id: string;
}

/** The drawing itself. Its colours and fonts are attributes, so that the same markup stands alone as a file. */
export function DiagramSvg({ diagram, id }: DiagramSvgProps) {
  const scene = layoutDiagram(diagram);
  const { width, height, scale, nodes } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as an image it would hide its links, and a fieldset is no drawing
    <svg
      id={id}
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      fontFamily={FONT_FAMILY}
      className={`h-auto w-full font-sans ${width > 1600 ? 'min-w-400' : 'min-w-256'}`}
    >
      <title id={`${id}-title`}>{diagram.title}</title>
      <desc id={`${id}-desc`}>{summaryOf(diagram)}</desc>
      <rect width={width} height={height} fill={PALETTE.ground} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group takes the focus */}
      <g aria-hidden="true">
        <Bands {...scene} />
        <EdgeLines {...scene} />
        <Legend {...scene} />
      </g>
      {nodes.map((node, index) => (
        <NodeCard key={node.id} node={node} scale={scale}>
          {diagram.layout === 'swimlane' && <Station node={node} number={index + 1} />}
        </NodeCard>
      ))}
    </svg>
  );
}
