interface Point {
  x: number;
  y: number;
}

/** SVG path data of a line without repeated points. Relative coordinates are shorter. */
export function drawPath(points: Point[]): string {
  return points.reduce((path, { x, y }, index) => {
    const last = points[index - 1];
    if (!last) return `M${x} ${y}`;
    return x === last.x && y === last.y ? path : `${path}l${x - last.x} ${y - last.y}`;
  }, '');
}
