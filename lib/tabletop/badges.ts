import type { Accent } from '../content/schema/accents';
import { pluralize } from '../pluralize';
import type { Game } from './game';

export interface GameBadge {
  text: string;
  /** What a sign says to those who only hear it; comes before the text. */
  words?: string;
  color?: Accent;
}

const COMPLEXITY = [
  { below: 2, label: 'Light', color: 'green' },
  { below: 3, label: 'Medium-Light', color: 'lime' },
  { below: 4, label: 'Medium', color: 'yellow' },
  { below: 4.5, label: 'Medium-Heavy', color: 'orange' },
] as const;

/** The class of a game's weight (1 to 5, as its players voted). */
export function complexity(weight: number): { label: string; color: Accent } {
  return COMPLEXITY.find(({ below }) => weight < below) ?? { label: 'Heavy', color: 'red' };
}

/** The facts of a game that are known, in the order of the card. */
export function gameBadges({ players, minutes, weight, rating, rank }: Game): GameBadge[] {
  const badges: (GameBadge | false | null)[] = [
    players && { text: `${formatRange(players)} ${players[1] === 1 ? 'player' : 'players'}` },
    minutes && { text: `${formatRange(minutes)} min` },
    weight !== null && { text: `${complexity(weight).label} ${weight.toFixed(1)}`, color: complexity(weight).color },
    rating !== null && { text: `★ ${rating.toFixed(1)}`, words: 'Rating' },
    rank !== null && { text: `#${rank}`, words: 'Rank' },
  ];
  return badges.filter((badge) => badge !== false && badge !== null);
}

/** "1 play", "28 plays"; undefined for a game never played. */
export function playsText({ plays }: Game): string | undefined {
  return plays > 0 ? pluralize(plays, 'play') : undefined;
}

function formatRange([least, most]: [number, number]): string {
  return least === most ? `${least}` : `${least}-${most}`;
}
