/** SVG path data of a line without repeated points. Relative coordinates are shorter. */
export function drawPath(points: { x: number; y: number }[]): string {
  const [start, ...steps] = points.map(({ x, y }, index) => {
    const last = points[index - 1] ?? { x: 0, y: 0 };
    return `${x - last.x} ${y - last.y}`;
  });
  const moves = steps.filter((step) => step !== '0 0');
  return `M${start}${moves.length > 0 ? `l${moves.join(' ')}` : ''}`;
}
