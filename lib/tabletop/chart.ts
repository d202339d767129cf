import type { Accent } from '../content/schema/accents';
import { COMPLEXITY } from './badges';
import type { Game } from './game';
import { HIGHEST, isInRange, type Range } from './range';

/** With fewer games, a chart says nothing that the list does not. */
const MIN_GAMES = 5;

/** Above this number, dots stand for several games. */
const MAX_SINGLE_DOTS = 300;

/** Steps of a cell that share a dot. A cell is wider than high, and dots do not overlap vertically. */
const SHARED_STEPS = { left: 4, top: 2 };

/** Place in its cell, in percent from the left and the top. */
export interface Dot {
  left: number;
  top: number;
  games: number;
  game: Game;
}

interface Column {
  range: Range;
  label: string;
  color: Accent;
}

export interface GameChart {
  columns: Column[];
  rows: Range[];
  cells: Dot[][][];
  unknown: number;
}

const COLUMNS: Column[] = COMPLEXITY.map(({ below, label, color }, index) => ({
  range: [COMPLEXITY[index - 1]?.below ?? 1, below],
  label,
  color,
}));

/** Places games by weight and rating; undefined if too few games have both. */
export function chartGames(games: readonly Game[]): GameChart | undefined {
  const known = games.flatMap((game) =>
    game.weight !== null && game.rating !== null ? [{ game, weight: game.weight, rating: game.rating }] : [],
  );
  if (known.length < MIN_GAMES) return undefined;
  const rows = ratingRows(known.map(({ rating }) => rating));
  const cells: (typeof known)[][] = rows.map(() => COLUMNS.map(() => []));
  for (const entry of known) {
    const row = rows.findIndex((range) => isInRange(entry.rating, range, HIGHEST.rating));
    const column = COLUMNS.findIndex(({ range }) => isInRange(entry.weight, range, HIGHEST.weight));
    cells[row]?.[column]?.push(entry);
  }
  const steps = known.length > MAX_SINGLE_DOTS ? SHARED_STEPS : undefined;
  return {
    columns: COLUMNS,
    rows,
    cells: cells.map((inRow, row) =>
      inRow.map((entries, column) => {
        const placed = entries.map(({ game, weight, rating }) => ({
          game,
          left: percent(weight, COLUMNS[column]?.range, steps?.left),
          top: 100 - percent(rating, rows[row], steps?.top),
        }));
        return steps ? share(placed) : placed.map((dot) => ({ ...dot, games: 1 }));
      }),
    ),
    unknown: games.length - known.length,
  };
}

/** Half points, or whole points when the ratings are far apart. */
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

function percent(value: number, [least, below]: Range = [0, 1], steps?: number): number {
  const part = (value - least) / (below - least);
  return Math.round(100 * (steps ? (Math.min(Math.floor(part * steps), steps - 1) + 0.5) / steps : part));
}

function share(dots: Omit<Dot, 'games'>[]): Dot[] {
  const places = Map.groupBy(dots, ({ left, top }) => `${left} ${top}`);
  return [...places.values()].flatMap((same) => (same[0] ? { ...same[0], games: same.length } : []));
}
