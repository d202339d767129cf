import type { Dome, DomeStar } from './dome';

/** Horizontal room of a letter, and height of a line, as shares of the font size. */
const LETTER = 0.56;
const LINE = 1.2;

/** One path for all stars of a width, drawn with round ends. `size` scales the widths. */
export function starPaths(stars: DomeStar[], size = 1): { width: number; d: string }[] {
  const widths = Map.groupBy(stars, ({ magnitude }) => Math.round(2 * Math.max(1.5, 7.5 - 1.6 * magnitude)) / 2);
  return [...widths].map(([width, members]) => ({
    width: width * size,
    d: members.map(({ x, y }) => `M${x} ${y}h0`).join(''),
  }));
}

export interface Label {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

interface Room {
  left: number;
  right: number;
  y: number;
}

/** Away from the edge if possible. None covers another or its star, or is left of `minLeft`. */
export function starLabels({ stars }: Dome, fontSize: number, minLeft = -Infinity): Label[] {
  const named = stars.flatMap(({ name, x, y }) => (name ? [{ name, x, y }] : []));
  const taken: Room[] = named.map(({ x, y }) => ({ left: x, right: x, y }));
  const isFree = ({ left, right, y }: Room) =>
    left >= minLeft &&
    taken.every((other) => other.right < left || other.left > right || Math.abs(other.y - y) > LINE * fontSize);
  return named.flatMap(({ name, x, y }) => {
    const width = LETTER * fontSize * name.length;
    const [after, before] = [Math.round(x + 0.7 * fontSize), Math.round(x - 0.7 * fontSize)];
    const sides = [
      { anchor: 'start' as const, x: after, left: after, right: after + width, y },
      { anchor: 'end' as const, x: before, left: before - width, right: before, y },
    ];
    const place = (x > 0 ? sides.toReversed() : sides).find(isFree);
    if (!place) return [];
    taken.push(place);
    return [{ name, x: place.x, y: Math.round(y + fontSize / 3), anchor: place.anchor }];
  });
}

/** Letters of the directions, outside the horizon. At a pole all directions are the same. */
export function compassPoints({ hasDirections }: Dome, radius: number): { name: string; x: number; y: number }[] {
  if (!hasDirections) return [];
  return [
    { name: 'N', x: 0, y: -radius },
    { name: 'E', x: -radius, y: 0 },
    { name: 'S', x: 0, y: radius },
    { name: 'W', x: radius, y: 0 },
  ];
}
