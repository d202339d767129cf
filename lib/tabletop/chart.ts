import { COMPLEXITY } from './badges';
import type { Game } from './game';
import { HIGHEST, isInRange, type Range } from './range';

const MIN_GAMES = 5;

export interface Dot {
  left: number;
  top: number;
  game: Game;
}

export interface GameChart {
  /** Ratings, best first. */
  rows: Range[];
  /** Games of each row by class of complexity. */
  cells: Dot[][][];
  unknown: number;
}

/** Undefined if too few games have both figures. */
export function chartGames(games: readonly Game[]): GameChart | undefined {
  const known = games.flatMap((game) =>
    game.weight !== null && game.rating !== null ? [{ game, weight: game.weight, rating: game.rating }] : [],
  );
  if (known.length < MIN_GAMES) return undefined;
  const rows = ratingRows(known.map(({ rating }) => rating));
  const cells: Dot[][][] = rows.map(() => COMPLEXITY.map(() => []));
  for (const { game, weight, rating } of known) {
    const row = rows.findIndex((range) => isInRange(rating, range, HIGHEST.rating));
    const column = COMPLEXITY.findIndex(({ range }) => isInRange(weight, range, HIGHEST.weight));
    const left = percent(weight, COMPLEXITY[column]?.range);
    cells[row]?.[column]?.push({ game, left, top: 100 - percent(rating, rows[row]) });
  }
  return { rows, cells, unknown: games.length - known.length };
}

function ratingRows(ratings: number[]): Range[] {
  const least = ratings.reduce((a, b) => Math.min(a, b));
  const most = ratings.reduce((a, b) => Math.max(a, b));
  const step = most - least > 4 ? 1 : 0.5;
  const first = Math.floor(least / step);
  const last = Math.min(Math.floor(most / step) + 1, HIGHEST.rating / step);
  return Array.from({ length: last - Math.min(first, last - 1) }, (_, row) => [
    (last - row - 1) * step,
    (last - row) * step,
  ]);
}

function percent(value: number, [least, below]: Range = [0, 1]): number {
  return Math.round((100 * (value - least)) / (below - least));
}
