import type { Piece } from './pieces';

/** Of the full width, and of a paragraph that has more than one line. */
const SHORTEST_END = 0.22;

/**
 * Breaks a paragraph into lines no wider than `width` points, choosing the breaks of the whole paragraph together: the
 * least sum of squared space left over (Knuth and Plass, "Breaking paragraphs into lines", for ragged text). A last
 * line of one short word costs extra.
 */
export function breakLines(pieces: Piece[], width: number): Piece[][] {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= pieces.length; end++) {
    best[end] = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    if (end < pieces.length && !pieces[end - 1]?.canBreak) continue;
    for (let start = end - 1; start >= 0; start--) {
      const left = width - lineWidth(pieces, start, end);
      if (left < -0.01 && start < end - 1) break;
      const cost = (best[start]?.cost ?? 0) + badness(left, width, end === pieces.length);
      if (cost < (best[end]?.cost ?? 0)) best[end] = { cost, start };
    }
  }
  const lines: Piece[][] = [];
  for (let end = pieces.length; end > 0; end = best[end]?.start ?? 0) {
    lines.unshift(pieces.slice(best[end]?.start, end));
  }
  return lines;
}

/** Points from the first piece's left to the last one's right edge. */
export function lineWidth(pieces: Piece[], start = 0, end = pieces.length): number {
  let sum = 0;
  for (let index = start; index < end; index++) {
    const { width = 0, space = 0 } = pieces[index] ?? {};
    sum += width + (index < end - 1 ? space : 0);
  }
  return sum;
}

/** The rest of a paragraph may be short, but not a word or two. */
function badness(left: number, width: number, isLast: boolean): number {
  const missing = isLast ? left - width * (1 - SHORTEST_END) : left;
  return Math.max(0, missing) ** 2 + 1;
}
