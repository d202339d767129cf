import { drawPath } from '../../sky/drawing';
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

export function mix(from: PicturePoint, to: PicturePoint, share: number): PicturePoint {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function isNear({ left, top, width, height }: Area, a: PicturePoint, b: PicturePoint): boolean {
  const isBeside = Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > left + width;
  const isAboveOrBelow = Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > top + height;
  return !isBeside && !isAboveOrBelow;
}

export function drawRounded(points: PicturePoint[]): string {
  return drawPath(points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
}
