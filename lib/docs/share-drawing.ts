import type { Diagram } from '../diagram/diagrams';
import { center } from '../diagram/geometry';
import { layoutDiagram } from '../diagram/layout';
import { type DiagramNode, listNodes } from '../diagram/model';
import { typeSize } from '../diagram/text';
import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';

/** Center of the part of the image to the right of the title. */
const CENTRE = { x: 960, y: 262 };
/** Labels further left would be below the title. */
const LABELS_FROM = 790;

export function drawDiagram(diagram: Diagram, path: string): Drawing {
  const { nodes, edges, width, height, scale: factor } = layoutDiagram(diagram);
  const target = nodes.find((node) => isLinkTo(node, path));
  const scale = target ? 1.5 : 500 / height;
  const middle = target ? center(target.box) : { x: width * 0.62, y: height / 2 };
  const left = CENTRE.x - middle.x * scale;
  const top = CENTRE.y - middle.y * scale;
  const texts = nodes.flatMap((node) =>
    (['label', 'detail'] as const).flatMap((kind) =>
      node.text[kind].map(({ text, x, y }) => ({
        string: text,
        x: Math.round(left + x * scale),
        y: Math.round(top + y * scale),
        size: typeSize(kind, factor).size * scale,
        weight: kind === 'label' ? 500 : 400,
        color: node === target ? PALETTE.ink : PALETTE.soft,
      })),
    ),
  );
  const svg = [
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})scale(${scale.toFixed(3)})">`,
    ...edges.map(({ path: line, arrow }) => [
      `<path d="${line}" fill="none" stroke="${PALETTE.violet}" stroke-opacity=".7" stroke-width="2.5"/>`,
      `<path d="${arrow}" fill="${PALETTE.violet}"/>`,
    ]),
    ...nodes.map((node) => box(node.box, node === target)),
    '</g>',
  ];
  const inView = ({ x, y }: { x: number; y: number }) => x > LABELS_FROM && x < 1190 && y > 20 && y < 500;
  return { svg: svg.flat().join(''), texts: target ? texts.filter(inView) : [] };
}

export function leadsTo(diagram: Diagram, path: string): boolean {
  return listNodes(diagram).some((node) => isLinkTo(node, path));
}

function isLinkTo({ href }: DiagramNode, path: string): boolean {
  return href?.split('#')[0] === path;
}

function box({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, isLit: boolean): string {
  const paint = isLit
    ? `fill="${PALETTE['violet-filled']}" stroke="${PALETTE['violet-text']}" stroke-width="3"`
    : `fill="${PALETTE.field}" stroke="${PALETTE.rule}" stroke-width="2"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" ${paint}/>`;
}
