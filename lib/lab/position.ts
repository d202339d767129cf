import type { ViewParams } from '../view-params';
import { type Hex, hexNamed } from './hexes';
import type { Position, Terrain } from './sight';

export type PositionView = Record<'from' | 'to' | 'woods' | 'hills', string>;

export const POSITION_PARAMS: ViewParams<PositionView> = { from: 'text', to: 'text', woods: 'text', hills: 'text' };

export type Piece = 'observer' | 'target' | Terrain;

export const EXAMPLES = [
  { label: 'Along an edge', view: { from: 'I4', to: 'C4', woods: 'D8-E8-F2-F5-G2-H4-H7', hills: 'C7-D7-G8' } },
  { label: 'Both sides', view: { from: 'I4', to: 'C4', woods: 'D8-E8-F2-F5-G2-H4-H5-H7', hills: 'C7-D7-G8' } },
  { label: 'From a hill', view: { from: 'I4', to: 'C4', woods: 'D8-E8-F2-F5-G2-H4-H5-H7', hills: 'C7-D7-G8-I4' } },
] as const satisfies { label: string; view: PositionView }[];

/** Reads the address. Unknown hexes are left out; without an observer and a target, it is the first example. */
export function parsePosition({ from = '', to = '', woods = '', hills = '' }: Partial<PositionView>): Position {
  const observer = hexNamed(from);
  const target = hexNamed(to);
  if (!observer || !target || observer === target) return parsePosition(EXAMPLES[0].view);
  return { observer, target, terrain: new Map([...marked(woods, 'woods'), ...marked(hills, 'hills')]) };
}

function marked(list: string, terrain: Terrain): [string, Terrain][] {
  return list
    .split(/[- ]/)
    .filter(hexNamed)
    .map((name) => [name, terrain]);
}

export function formatPosition({ observer, target, terrain }: Position): PositionView {
  const listed = (wanted: Terrain) =>
    [...terrain]
      .flatMap(([name, kind]) => (kind === wanted ? [name] : []))
      .toSorted()
      .join('-');
  return { from: observer.name, to: target.name, woods: listed('woods'), hills: listed('hills') };
}

/** Placing the same terrain again removes it. Observer and target can trade places. */
export function place(position: Position, piece: Piece, hex: Hex): Position {
  const { observer, target, terrain } = position;
  if (piece === 'observer') return { ...position, observer: hex, target: hex === target ? observer : target };
  if (piece === 'target') return { ...position, target: hex, observer: hex === observer ? target : observer };
  const next = new Map(terrain);
  if (terrain.get(hex.name) === piece) next.delete(hex.name);
  else next.set(hex.name, piece);
  return { ...position, terrain: next };
}
