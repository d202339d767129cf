import type { Accent } from '../content/schema/accents';
import { pluralize } from '../words';
import type { Bounds, Game } from './game';

export interface GameBadge {
  text: string;
  /** Read by screen readers before the text, which starts with a symbol. */
  label?: string;
  level?: number;
}

/** Classes of complexity, lightest first. The last one includes its end. */
export const COMPLEXITY = [
  { below: 2, label: 'Light', color: 'green' },
  { below: 3, label: 'Medium-Light', color: 'lime' },
  { below: 4, label: 'Medium', color: 'yellow' },
  { below: 4.5, label: 'Medium-Heavy', color: 'orange' },
  { below: 5, label: 'Heavy', color: 'red' },
] as const;

/** `weight` is the average complexity vote, from 1 to 5. */
export function complexity(weight: number): { label: string; color: Accent; level: number } {
  const index = COMPLEXITY.findIndex(({ below }) => weight < below);
  const level = index < 0 ? COMPLEXITY.length : index + 1;
  return { ...(COMPLEXITY[level - 1] ?? COMPLEXITY[4]), level };
}

export function gameBadges({ players, minutes, weight, rating, rank }: Game): GameBadge[] {
  const badges: (GameBadge | false | null)[] = [
    players && { text: `${formatBounds(players)} ${formatBounds(players) === '1' ? 'player' : 'players'}` },
    minutes && { text: `${formatBounds(minutes)} min` },
    weight !== null && { text: `${complexity(weight).label} ${weight.toFixed(1)}`, level: complexity(weight).level },
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
