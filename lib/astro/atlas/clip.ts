import type { Area, PicturePoint } from '../sky/plate';

type Cut = (point: PicturePoint) => number;

/** The part of a filled ring inside an area. @see Sutherland and Hodgman (CACM 17, 32, 1974) */
export function clipRing(ring: PicturePoint[], { left, top, width, height }: Area): PicturePoint[] {
  const cuts: Cut[] = [
    ({ x }) => x - left,
    ({ x }) => left + width - x,
    ({ y }) => y - top,
    ({ y }) => top + height - y,
  ];
  return cuts.reduce(cutRing, ring);
}

function cutRing(ring: PicturePoint[], distance: Cut): PicturePoint[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const before = distance(from);
    const after = distance(to);
    const crossing = before * after < 0 ? [mix(from, to, before / (before - after))] : [];
    return after >= 0 ? [...crossing, to] : crossing;
  });
}

/** The part of an open line inside an area, in pieces. */
export function clipLine(line: PicturePoint[], area: Area): PicturePoint[][] {
  const pieces: PicturePoint[][] = [];
  line.slice(1).forEach((to, index) => {
    const piece = clipSegment(line[index] as PicturePoint, to, area);
    if (!piece) return;
    const last = pieces.at(-1);
    const end = last?.at(-1);
    if (last && end && end.x === piece[0].x && end.y === piece[0].y) last.push(piece[1]);
    else pieces.push(piece);
  });
  return pieces;
}

/** @see Liang and Barsky (ACM TOG 3, 1, 1984) */
function clipSegment(from: PicturePoint, to: PicturePoint, area: Area): [PicturePoint, PicturePoint] | undefined {
  let start = 0;
  let end = 1;
  const sides: [step: number, room: number][] = [
    [from.x - to.x, from.x - area.left],
    [to.x - from.x, area.left + area.width - from.x],
    [from.y - to.y, from.y - area.top],
    [to.y - from.y, area.top + area.height - from.y],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start > end) return undefined;
  return [start > 0 ? mix(from, to, start) : from, end < 1 ? mix(from, to, end) : to];
}

function mix(from: PicturePoint, to: PicturePoint, share: number): PicturePoint {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function drawPath(points: PicturePoint[], digits = 0): string {
  const texts = points.map(({ x, y }) => `${+x.toFixed(digits)} ${+y.toFixed(digits)}`);
  return `M${texts.filter((text, index) => text !== texts[index - 1]).join('L')}`;
}
