import type { Accent } from '../content/schema/accents';
import { pluralize } from '../words';
import type { Bounds, Game } from './game';
import type { Range } from './range';

export interface GameBadge {
  text: string;
  /** Names the figure. Only badges with a level show it; screen readers always have it. */
  label?: string;
  level?: number;
}

/** Classes of complexity, lightest first. The last one includes its end. */
export const COMPLEXITY: readonly { range: Range; label: string; color: Accent }[] = [
  { range: [1, 2], label: 'Light', color: 'green' },
  { range: [2, 3], label: 'Medium-Light', color: 'lime' },
  { range: [3, 4], label: 'Medium', color: 'yellow' },
  { range: [4, 4.5], label: 'Medium-Heavy', color: 'orange' },
  { range: [4.5, 5], label: 'Heavy', color: 'red' },
];

/** Position of a class, from 1. `weight` is the average complexity vote, from 1 to 5. */
export function complexityLevel(weight: number): number {
  const index = COMPLEXITY.findIndex(({ range: [, below] }) => weight < below);
  return index < 0 ? COMPLEXITY.length : index + 1;
}

export function gameBadges({ players, minutes, weight, rating, rank }: Game): GameBadge[] {
  const level = complexityLevel(weight ?? 0);
  const badges: (GameBadge | false | null)[] = [
    players && { text: `${formatBounds(players)} ${formatBounds(players) === '1' ? 'player' : 'players'}` },
    minutes && { text: `${formatBounds(minutes)} min` },
    weight !== null && { text: weight.toFixed(1), label: COMPLEXITY[level - 1]?.label ?? '', level },
    rating !== null && { text: `★ ${rating.toFixed(1)}`, label: 'Rating' },
    rank !== null && { text: `#${rank}`, label: 'Rank' },
  ];
  return badges.filter((badge) => badge !== false && badge !== null);
}

export function playsText({ plays }: Game): string | undefined {
  return plays > 0 ? pluralize(plays, 'play') : undefined;
}

function formatBounds(bounds: Bounds): string {
  const known = bounds.filter((bound) => bound !== null);
  return [...new Set(known)].join('–');
}
