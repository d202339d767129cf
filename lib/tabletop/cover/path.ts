export type Point = readonly [number, number];

export interface Place {
  x: number;
  y: number;
  scale?: number;
  /** Clockwise, in degrees. */
  turn?: number;
}

/** Relative steps give equal shapes equal texts, which compress well. */
export function polygon(points: readonly Point[], place: Place): string {
  let last: Point = [0, 0];
  const steps = points.map((point) => {
    const [x, y] = put(point, place);
    const step = `${round(x - last[0])} ${round(y - last[1])}`;
    last = [x, y];
    return step;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`;
}

/** Reverses the direction of a hole, as the nonzero fill rule requires. */
export function disc(center: Point, size: number, place: Place, hole = false): string {
  const [x, y] = put(center, place);
  const radius = round(size * (place.scale ?? 1));
  const half = `a${radius} ${radius} 0 1 ${hole ? 0 : 1} `;
  return `M${round(x - radius)} ${round(y)}${half}${2 * radius} 0${half}-${2 * radius} 0z`;
}

function put([x, y]: Point, place: Place): Point {
  const { scale = 1, turn = 0 } = place;
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return [place.x + x * cos - y * sin, place.y + x * sin + y * cos];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
