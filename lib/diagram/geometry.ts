export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function snap(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

export function center({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function inflate({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function lineBox(a: Point, b: Point, thickness = 2): Box {
  const box = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  return inflate(box, thickness / 2);
}

export function segments(points: Point[]): [Point, Point][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}
