const SIDES = ['right', 'left', 'above', 'below'] as const;

export type Side = (typeof SIDES)[number];

/** Widths of the shown picture, in CSS pixels, from which further labels fit. */
const DETAIL_WIDTHS = [0, 480, 720, 960, 1280, 1920, 2560, 5120] as const;

/** The narrowest picture for the first of them. */
const NARROWEST = 340;

/** Of the text, in CSS pixels: about 13 px high, with the average width of a letter. */
const LETTER = 6.4;
const LINE = 16;
export const GAP = 8;
export const MARK = 5;
/** As a fraction of the picture's width. */
const LARGE_RADIUS = 0.03;

interface Candidate {
  name: string;
  /** Position and radius as fractions of the picture's width and, for y, height. */
  x: number;
  y: number;
  radius?: number | undefined;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Placement {
  side: Side;
  /** Index in DETAIL_WIDTHS. */
  detail: number;
}

/** Gives each label, in the order of their importance, the first side and width at which it covers no other. */
export function placeLabels(candidates: Candidate[], aspect: number): (Placement | undefined)[] {
  const placements: (Placement | undefined)[] = candidates.map(() => undefined);
  DETAIL_WIDTHS.forEach((_, detail) => {
    candidates.forEach((candidate, index) => {
      if (placements[index]) return;
      const side = SIDES.find((option) => fits(candidate, { side: option, detail }));
      if (side) placements[index] = { side, detail };
    });
  });
  return placements;

  /** At this width and at each wider one, because a label stays when the picture grows. */
  function fits(candidate: Candidate, placement: Placement): boolean {
    return widthsFrom(placement.detail).every((width) => {
      const box = boxOf(candidate, placement.side, width, aspect);
      if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > width / aspect) return false;
      const mark = markOf(candidate, width, aspect);
      return candidates.every((other, index) => {
        const placed = placements[index];
        if (!placed) return true;
        const text = boxOf(other, placed.side, width, aspect);
        return !overlap(box, text) && !overlap(mark, text) && !overlap(box, markOf(other, width, aspect));
      });
    });
  }
}

function widthsFrom(detail: number): number[] {
  return DETAIL_WIDTHS.slice(detail).map((width) => Math.max(width, NARROWEST));
}

function boxOf({ name, x, y, radius = 0 }: Candidate, side: Side, width: number, aspect: number): Box {
  const atX = x * width;
  const atY = (y * width) / aspect;
  const text = name.length * LETTER;
  const away = radius * width + GAP;
  const [left, top] = {
    right: [atX + away, atY - LINE / 2],
    left: [atX - away - text, atY - LINE / 2],
    above: [atX - text / 2, atY - away - LINE],
    below: [atX - text / 2, atY + away],
  }[side] as [number, number];
  return { left, right: left + text, top, bottom: top + LINE };
}

/** The circle of a mark; only the middle of a large one, whose inside has room for names. */
function markOf({ x, y, radius = 0 }: Candidate, width: number, aspect: number): Box {
  const reach = radius > LARGE_RADIUS ? MARK : Math.max(radius * width, MARK);
  const atX = x * width;
  const atY = (y * width) / aspect;
  return { left: atX - reach, right: atX + reach, top: atY - reach, bottom: atY + reach };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
