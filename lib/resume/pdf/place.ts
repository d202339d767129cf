import { breakLines, lineWidth } from './break-lines';
import type { Paper } from './paper';
import type { Para } from './parts';
import { type Piece, piecesOf } from './pieces';

export interface PlacedLine {
  /** From 0. */
  page: number;
  x: number;
  /** Of the line and of its baseline, from the top of the page, in points. */
  top: number;
  y: number;
  pieces: Piece[];
}

export interface Placement {
  lines: Map<Para, PlacedLine[]>;
  pages: number;
}

/** Between a line and the date at its end, in points. */
const GUTTER = 14;

/** Share of a line that is below its baseline. */
const DESCENT = 0.28;

/** A résumé has two pages; what is above and between its lines gives way, or takes what is left, before it has three. */
const MOST_PAGES = 2;
const DENSITIES = [1.1, 1.05, 1, 0.96, 0.92, 0.88];

interface Broken {
  para: Para;
  lines: Piece[][];
}

/** Gives every line its page and place, as airy as two pages allow; more pages are as airy as they were designed. */
export function place(paras: Para[], paper: Paper): Placement {
  const broken = paras.map((para, index) => breakPara(para, paras[index + 1], paper));
  for (const density of DENSITIES) {
    const placement = placeLines(broken, paper, density);
    if (placement.pages <= MOST_PAGES) return placement;
  }
  return placeLines(broken, paper, 1);
}

/** What belongs together stays on one page where it fits on one. */
function placeLines(broken: Broken[], paper: Paper, density: number): Placement {
  const placed: Placement['lines'] = new Map();
  const bottom = paper.height - paper.bottom;
  let [page, y] = [0, paper.top];
  for (const chunk of chunksOf(broken)) {
    if (y > paper.top && y + heightOf(chunk, density) > bottom) [page, y] = [page + 1, paper.top];
    let rowTop = y;
    for (const { para, lines } of chunk) {
      const leading = para.leading * density;
      rowTop = para.beside ? rowTop : y + (y > paper.top ? (para.before ?? 0) * density : 0);
      let top = rowTop;
      const put = lines.map((pieces) => {
        // Only a chunk taller than a page gets here past its bottom.
        if (top + leading > bottom) [page, top] = [page + 1, paper.top];
        top += leading;
        return { page, x: xOf(para, pieces, paper), top: top - leading, y: top - leading * DESCENT, pieces };
      });
      placed.set(para, put);
      y = para.beside ? Math.max(y, top) : top;
    }
  }
  return { lines: placed, pages: page + 1 };
}

function breakPara(para: Para, next: Para | undefined, paper: Paper): Broken {
  const full = paper.width - paper.left - paper.right - (para.indent ?? 0);
  const taken = next?.beside && next.align ? lineWidth(piecesOf(next.spans, full)) + GUTTER : 0;
  return { para, lines: breakLines(piecesOf(para.spans, full - taken), full - taken) };
}

/** Paragraphs that must start on one page. */
function chunksOf(broken: Broken[]): Broken[][] {
  const chunks: Broken[][] = [];
  for (const [index, item] of broken.entries()) {
    const before = broken[index - 1];
    const joins = before?.para.keepNext || item.para.beside;
    if (joins) chunks.at(-1)?.push(item);
    else chunks.push([item]);
  }
  return chunks;
}

function heightOf(chunk: Broken[], density: number): number {
  let [y, rowTop] = [0, 0];
  for (const { para, lines } of chunk) {
    rowTop = para.beside ? rowTop : y + (para.before ?? 0);
    y = Math.max(y, rowTop + lines.length * para.leading);
  }
  return y * density;
}

function xOf({ align, indent = 0 }: Para, pieces: Piece[], paper: Paper): number {
  return align === 'right' ? paper.width - paper.right - lineWidth(pieces) : paper.left + indent;
}
