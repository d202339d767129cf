import { distance, type Hex, hexesBetween, ROWS, type Side } from './hexes';

export type Terrain = 'woods' | 'hills';

export interface Position {
  observer: Hex;
  target: Hex;
  /** By name of the hex. Other hexes are open ground. */
  terrain: ReadonlyMap<string, Terrain>;
}

export interface SightLine {
  /** `edge`: the line runs along an edge, and only one side of it is blocked. */
  view: 'clear' | 'edge' | 'blocked';
  /** The hex that blocks each side. The sides differ only where the line runs along an edge. */
  blocks: Partial<Record<Side, Hex>>;
}

/** The line is blocked only if both of its sides are, so that neither side of an edge is preferred (docs/adr/0050). */
export function sightLine({ observer, target, terrain }: Position): SightLine {
  const [left, right] = (['left', 'right'] as const).map((side) =>
    hexesBetween(observer, target, side).find((hex) => isBlocking(hex, { observer, target, terrain })),
  );
  const blocks = { ...(left && { left }), ...(right && { right }) };
  if (left && right) return { view: 'blocked', blocks };
  return { view: left || right ? 'edge' : 'clear', blocks };
}

/** Woods and hills are one level high. Between a hill and the ground they block only next to the lower end. */
function isBlocking(hex: Hex, { observer, target, terrain }: Position): boolean {
  if (!terrain.has(hex.name)) return false;
  const low = [observer, target].filter((end) => terrain.get(end.name) !== 'hills');
  return low.length === 2 || low.some((end) => distance(end, hex) === 1);
}

export function viewsFrom({ observer, terrain }: Omit<Position, 'target'>): Map<string, SightLine['view']> {
  const others = ROWS.flat().filter((hex) => hex !== observer);
  return new Map(others.map((target) => [target.name, sightLine({ observer, target, terrain }).view]));
}
