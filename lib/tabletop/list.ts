import { lazy } from '../memoize';
import { createSearch } from '../search';
import type { Game } from './game';
import { HIGHEST, isInRange, parseRange, type RangeView } from './range';

type Compare = (a: Game, b: Game) => number;

const names = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
const byName: Compare = (a, b) => names().compare(a.name, b.name) || a.id - b.id;

/** Highest first when `sign` is 1. Games without the figure come last. */
function byFigure(getFigure: (game: Game) => number | null, sign: number): Compare {
  const rank = (game: Game) => sign * (getFigure(game) ?? -Infinity * sign);
  return (a, b) => rank(b) - rank(a) || byName(a, b);
}

/** The first option is the default. Names ascend and figures descend unless reversed. */
export const GAME_SORTS = [
  { value: 'name', label: 'Name', getFigure: undefined },
  { value: 'rating', label: 'Rating', getFigure: (game: Game) => game.rating },
  { value: 'year', label: 'Year', getFigure: (game: Game) => game.year },
  { value: 'plays', label: 'Play Count', getFigure: (game: Game) => game.plays },
  { value: 'complexity', label: 'Complexity', getFigure: (game: Game) => game.weight },
] as const;

export const DIRECTIONS = [{ value: 'default' }, { value: 'reversed' }] as const;

export interface GameView extends RangeView {
  q: string;
  category: string;
  mechanic: string;
  sort: (typeof GAME_SORTS)[number]['value'];
  order: (typeof DIRECTIONS)[number]['value'];
}

export interface GameIndex {
  categories: string[];
  mechanics: string[];
  list(view: GameView): readonly Game[];
}

export function indexGames(games: readonly Game[]): GameIndex {
  const search = createSearch(games, ({ name, designers }) => [name, ...designers]);
  const sorted = new Map<string, Game[]>();
  return {
    categories: namesIn(games, (game) => game.categories),
    mechanics: namesIn(games, (game) => game.mechanics),
    list({ q, category, mechanic, sort, order, ...ranges }) {
      const key = `${sort} ${order}`;
      const ordered = sorted.get(key) ?? games.toSorted(createCompare(sort, order));
      sorted.set(key, ordered);
      let found = search(ordered, q);
      if (category !== 'all') found = found.filter((game) => game.categories.includes(category));
      if (mechanic !== 'all') found = found.filter((game) => game.mechanics.includes(mechanic));
      for (const figure of ['weight', 'rating'] as const) {
        const range = parseRange(ranges[figure]);
        if (range) found = found.filter((game) => isInRange(game[figure], range, HIGHEST[figure]));
      }
      return found;
    },
  };
}

function namesIn(games: readonly Game[], namesOf: (game: Game) => string[]): string[] {
  return [...new Set(games.flatMap(namesOf))].toSorted(names().compare);
}

function createCompare(value: GameView['sort'], order: GameView['order']): Compare {
  const sign = order === 'reversed' ? -1 : 1;
  const getFigure = GAME_SORTS.find((sort) => sort.value === value)?.getFigure;
  return getFigure ? byFigure(getFigure, sign) : (a, b) => sign * byName(a, b);
}
