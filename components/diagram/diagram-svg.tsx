import { Fragment } from 'react';
import type { Diagram } from '@/lib/diagram/diagrams';
import { layoutDiagram, type Scene } from '@/lib/diagram/layout';
import type { Band } from '@/lib/diagram/scene';
import { PALETTE } from '@/lib/looks/palette';
import { FONT_FAMILY } from '@/lib/looks/tokens';
import { Edges, Legend } from './edges';
import { NodeCard } from './node-card';
import { SvgText } from './svg-text';

/** Colors and fonts are attributes, so that the exported file needs no style sheet. */
export function DiagramSvg({ diagram, id }: { diagram: Omit<Diagram, 'body' | '_id' | '_raw' | 'type'>; id: string }) {
  const scene = layoutDiagram(diagram);
  const { width, height, scale, nodes } = scene;
  return (
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
      className={`h-auto w-full font-sans ${width > 1600 ? 'min-w-400' : width > 960 ? 'min-w-240' : ''}`}
    >
      <title id={`${id}-title`}>{diagram.title}</title>
      <desc id={`${id}-desc`}>{diagram.description}</desc>
      <rect width={width} height={height} fill={PALETTE.plate} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the group has no focusable elements */}
      <g aria-hidden="true">
        <Bands {...scene} />
        <Edges {...scene} />
        <Legend {...scene} />
      </g>
      {nodes.map((node, index) => (
        <NodeCard
          key={node.id}
          node={node}
          scale={scale}
          number={diagram.layout === 'swimlane' ? index + 1 : undefined}
        />
      ))}
    </svg>
  );
}

function Bands({ bands, scale }: Pick<Scene, 'bands' | 'scale'>) {
  return (
    <>
      <path d={drawRules(bands)} stroke={PALETTE.hairline} />
      {bands.map(({ id, title, subtitle, headings }) => (
        <Fragment key={id}>
          <SvgText lines={title} kind="title" scale={scale} />
          <SvgText lines={subtitle} kind="subtitle" scale={scale} />
          {headings.map(({ lines, x, y, width }) => (
            <Fragment key={x}>
              <SvgText lines={lines} kind="heading" scale={scale} />
              <path d={`M${x} ${y}h${width}`} stroke={PALETTE.rule} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}

function drawRules(bands: Band[]): string {
  const last = bands.at(-1)?.box;
  const end = last ? [{ ...last, y: last.y + last.height }] : [];
  return [...bands.map(({ box }) => box), ...end].map(({ x, y, width }) => `M${x} ${y}h${width}`).join('');
}
