import type { Programs } from '../../site/fonts/programs';
import { lineWidth } from './break-lines';
import type { Paper } from './paper';
import { isGroup, type Para, type Part, type Span } from './parts';
import type { Piece } from './pieces';
import type { PlacedLine, Placement } from './place';
import { runsOf } from './runs';
import { STYLES, type Style } from './styles';

export interface Canvas {
  document: PDFKit.PDFDocument;
  paper: Paper;
  placement: Placement;
  programs: Programs;
  /** Called before the first line of a page is drawn, and never inside of a tag. */
  turnTo(page: number): void;
}

type Element = PDFKit.PDFStructureElement;

const RULE_COLOR = '#cfc9dd';
const RULE_DISTANCE = 6;

/** Draws a part of the tree and hangs its tags below `parent`, in reading order. */
export function paint(part: Part, parent: Element, canvas: Canvas): void {
  const element = canvas.document.struct(part.tag);
  if (isGroup(part)) {
    parent.add(element);
    for (const child of part.children) paint(child, element, canvas);
  } else {
    const lines = canvas.placement.lines.get(part) ?? [];
    before(part, lines[0], canvas);
    parent.add(element);
    for (const line of lines) paintLine(line, element, canvas);
  }
  element.end();
}

/** What is drawn but is not text of the résumé: pages, hairlines, bookmarks. */
function before(para: Para, first: PlacedLine | undefined, { document, paper, turnTo }: Canvas): void {
  if (!first) return;
  turnTo(first.page);
  const text = para.spans.map((span) => span.text).join('');
  if (para.tag === 'H2') document.outline.addItem(text);
  if (!para.rule || first.top <= paper.top) return;
  const y = first.top - RULE_DISTANCE;
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(paper.left, y)
    .lineTo(paper.width - paper.right, y)
    .lineWidth(0.6)
    .stroke(RULE_COLOR);
  document.endMarkedContent();
}

function paintLine({ page, x, y, pieces }: PlacedLine, element: Element, canvas: Canvas): void {
  canvas.turnTo(page);
  for (const { span, text, pieces: run, offset } of stretchesOf(pieces)) {
    const draw = () => drawText(canvas, text, span, { x: x + offset, y });
    if (span.link) element.add(linkTo(span, { x: x + offset, y, width: lineWidth(run) }, draw, canvas.document));
    else element.add(draw);
  }
}

/** Neighbours of one span, which are drawn at once, with their distance from the start of the line. */
export function stretchesOf(pieces: Piece[]) {
  const runs: { span: Span; text: string; pieces: Piece[]; offset: number }[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = runs.at(-1);
    const text = piece.text + piece.blank;
    if (last?.span === piece.span) {
      last.text += text;
      last.pieces.push(piece);
    } else runs.push({ span: piece.span, text, pieces: [piece], offset: offsetOf(pieces, index) });
  }
  return runs;
}

function offsetOf(pieces: Piece[], index: number): number {
  return pieces.slice(0, index).reduce((sum, { width, space }) => sum + width + space, 0);
}

function linkTo(
  span: Span,
  at: { x: number; y: number; width: number },
  draw: () => void,
  document: PDFKit.PDFDocument,
) {
  const { size } = STYLES[span.style];
  const link = document.struct('Link');
  link.add(() => {
    draw();
    const options = { structParent: link, Contents: new String(span.link) };
    document.link(
      at.x,
      at.y - size,
      at.width,
      size * 1.3,
      span.link ?? '',
      options as unknown as PDFKit.Mixins.AnnotationOption,
    );
  });
  link.end();
  return link;
}

/** Draws on the baseline, in reading order; returns nothing, since what follows has its own place. */
export function drawText(
  { document, programs }: Pick<Canvas, 'document' | 'programs'>,
  text: string,
  span: Pick<Span, 'text' | 'style'>,
  at: { x: number; y: number },
): void {
  const { size, color, tracking = 0 }: Style = STYLES[span.style];
  document.fillColor(color).fontSize(size);
  for (const { face, text: run, isTurned, x } of runsOf(text, span.style, span.text)) {
    document.font(programs(face) as unknown as PDFKit.Mixins.PDFFontSource, face.key);
    document.text(run, at.x + x, at.y, {
      ...{ lineBreak: false, baseline: 'alphabetic', characterSpacing: face.isTracked ? tracking : 0 },
      // With a list of features, be it empty, PDFKit leaves the order of words to fontkit.
      ...(isTurned && { features: [] }),
    });
  }
}
