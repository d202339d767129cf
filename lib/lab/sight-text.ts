import { capitalize, pluralize } from '../words';
import { distance, type Hex } from './hexes';
import { type Position, sightLine, viewsFrom } from './sight';

export const RULES = [
  'Woods and hills block the view between hexes on the ground, but never the view into or out of their own hex.',
  'From hill to hill, nothing blocks the view. Between a hill and the ground, only terrain right next to the lower hex does.',
  'A line along an edge is tested on both sides. It is blocked only if both are.',
];

export function describePosition(position: Position): { line: string; count: string } {
  const views = [...viewsFrom(position).values()];
  const seen = views.filter((view) => view !== 'blocked').length;
  return { line: describeLine(position), count: `${position.observer.name} sees ${seen} of ${views.length} hexes.` };
}

function describeLine(position: Position): string {
  const { observer, target, terrain } = position;
  const { view, blocks } = sightLine(position);
  const from = observer.name;
  const to = target.name;
  const steps = pluralize(distance(observer, target), 'hex', 'hexes');
  const { left, right } = blocks;
  const seen = `${from} ${view === 'blocked' ? 'does not see' : 'sees'} ${to}, ${steps} away.`;
  if (!left && !right) return `${seen} Nothing blocks the line.`;
  if (left && left === right) return `${seen} ${capitalize(obstacle(left, terrain))} the line.`;
  const [first, second] = left ? [left, right] : [right, left];
  const [side, other] = left ? ['left', 'right'] : ['right', 'left'];
  return [
    `${seen} The line runs along an edge:`,
    `${first && obstacle(first, terrain)} it on the ${side},`,
    second ? `${nameHex(second, terrain)} on the ${other}.` : `but the ${other} is open.`,
  ].join(' ');
}

function obstacle(hex: Hex, terrain: Position['terrain']): string {
  return `${nameHex(hex, terrain)} ${terrain.get(hex.name) === 'hills' ? 'blocks' : 'block'}`;
}

function nameHex(hex: Hex, terrain: Position['terrain']): string {
  return `the ${terrain.get(hex.name) === 'hills' ? 'hill' : 'woods'} at ${hex.name}`;
}

export function describeHex(hex: Hex, { observer, target, terrain }: Position, view: string | undefined): string {
  const facts = [
    terrain.get(hex.name),
    hex === observer && 'observer',
    hex === target && 'target',
    view === 'clear' && 'visible',
    view === 'edge' && 'visible along an edge',
    view === 'blocked' && 'hidden',
  ];
  return [hex.name, ...facts.filter(Boolean)].join(', ');
}
