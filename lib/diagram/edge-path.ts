import { round } from '../round';
import { type Point, segments } from './geometry';

const measureArrow = (weight: number) => ({ length: 5 + 3 * weight, width: 4 + 2.5 * weight });

/** Corners are rounded as far as their sides allow. The path ends where the arrow head begins. */
export function edgePath(points: Point[], radius: number, weight: number): string {
  const line = [...points.slice(0, -1), ...shortened(points, weight)];
  return line
    .map((point, index) => {
      const before = line[index - 1];
      const after = line[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const room = [
        distance(before, point) / (index > 1 ? 2 : 1),
        distance(point, after) / (index < line.length - 2 ? 2 : 1),
      ];
      const reach = Math.min(radius, ...room);
      return `L${at(moved(point, before, reach))}Q${at(point)} ${at(moved(point, after, reach))}`;
    })
    .join('');
}

export function arrowPath(points: Point[], weight: number): string {
  const tip = points.at(-1);
  const base = shortened(points, weight)[0];
  if (!tip || !base) return '';
  const { length, width } = measureArrow(weight);
  const half = width / length / 2;
  const side = { x: (tip.y - base.y) * half, y: (tip.x - base.x) * half };
  return `M${at(tip)}L${at({ x: base.x - side.x, y: base.y + side.y })}L${at({ x: base.x + side.x, y: base.y - side.y })}Z`;
}

function shortened(points: Point[], weight: number): Point[] {
  const last = segments(points).at(-1);
  if (!last) return [];
  const [before, tip] = last;
  return [moved(tip, before, measureArrow(weight).length)];
}

function moved(from: Point, to: Point, by: number): Point {
  const share = by / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
