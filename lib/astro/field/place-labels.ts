import type { Area } from '../sky/plate';

export const SIDES = {
  right: { dx: 1, dy: 0, anchor: 'start' },
  left: { dx: -1, dy: 0, anchor: 'end' },
  above: { dx: 0, dy: -1, anchor: 'middle' },
  below: { dx: 0, dy: 1, anchor: 'middle' },
} as const;

type Side = keyof typeof SIDES;

/** Widths of the picture, in CSS pixels, from which further labels fit. viewer.css has them too. */
const DETAIL_WIDTHS = [0, 640, 1600];
const NARROWEST = 340;

/** CSS pixels: the average width of a letter of text that is 13 px high, and the height of a line. */
const LETTER = 6.4;
const LINE = 16;
export const GAP = 8;
export const MARK = 5;
/** Fraction of the picture's width from which a mark has room for names inside. */
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
  detail: number;
}

/** Places labels in the given order, each at the first side and width where it is visible and covers no other. */
export function placeLabels(
  candidates: Candidate[],
  picture: { width: number; height: number },
  visible: Area,
): (Placement | undefined)[] {
  const aspect = picture.width / picture.height;
  const placements: (Placement | undefined)[] = candidates.map(() => undefined);
  const sides = Object.keys(SIDES) as Side[];
  DETAIL_WIDTHS.forEach((_, detail) => {
    candidates.forEach((candidate, index) => {
      if (placements[index]) return;
      const side = sides.find((option) => fits(candidate, { side: option, detail }));
      if (side) placements[index] = { side, detail };
    });
  });
  return placements;

  /** At this width and at each wider one, because a label stays when the picture grows. */
  function fits(candidate: Candidate, { side, detail }: Placement): boolean {
    const widths = DETAIL_WIDTHS.slice(detail).map((width) => Math.max(width, NARROWEST));
    return widths.every((width) => {
      const box = measureText(candidate, side, width, aspect);
      const scale = width / picture.width;
      const isCut =
        box.left < visible.left * scale ||
        box.top < visible.top * scale ||
        box.right > (visible.left + visible.width) * scale ||
        box.bottom > (visible.top + visible.height) * scale;
      if (isCut) return false;
      const mark = measureMark(candidate, width, aspect);
      return candidates.every((other, index) => {
        const placed = placements[index];
        if (!placed) return true;
        const text = measureText(other, placed.side, width, aspect);
        return !overlap(box, text) && !overlap(mark, text) && !overlap(box, measureMark(other, width, aspect));
      });
    });
  }
}

function measureText({ name, x, y, radius = 0 }: Candidate, side: Side, width: number, aspect: number): Box {
  const { dx, dy } = SIDES[side];
  const away = radius * width + GAP;
  const halfWidth = (name.length * LETTER) / 2;
  const centerX = x * width + dx * (away + halfWidth);
  const centerY = (y * width) / aspect + dy * (away + LINE / 2);
  return createBox(centerX, centerY, halfWidth, LINE / 2);
}

function measureMark({ x, y, radius = 0 }: Candidate, width: number, aspect: number): Box {
  const reach = radius > LARGE_RADIUS ? MARK : Math.max(radius * width, MARK);
  return createBox(x * width, (y * width) / aspect, reach, reach);
}

function createBox(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
