import { lazy } from '../memoize';
import { haystack, search } from '../search';
import type { Game } from './game';

type Compare = (a: Game, b: Game) => number;

const names = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
const byName: Compare = (a, b) => names().compare(a.name, b.name) || a.id - b.id;

/** By a figure, highest first where `sign` is 1; what is unknown comes last either way. */
function byFigure(figureOf: (game: Game) => number | null, sign: number): Compare {
  const rank = (game: Game) => sign * (figureOf(game) ?? -Infinity * sign);
  return (a, b) => rank(b) - rank(a) || byName(a, b);
}

/** The orders a visitor may choose; the first is the default. Names run up, figures down, unless reversed. */
export const GAME_SORTS = [
  { value: 'name', label: 'Name', figureOf: undefined },
  { value: 'rating', label: 'Rating', figureOf: (game: Game) => game.rating },
  { value: 'year', label: 'Year', figureOf: (game: Game) => game.year },
  { value: 'plays', label: 'Play Count', figureOf: (game: Game) => game.plays },
  { value: 'complexity', label: 'Complexity', figureOf: (game: Game) => game.weight },
] as const;

export const DIRECTIONS = [{ value: 'usual' }, { value: 'reversed' }] as const;

export interface GameView {
  q: string;
  /** A category of the data, or all. */
  category: string;
  /** A mechanic of the data, or all. */
  mechanic: string;
  sort: (typeof GAME_SORTS)[number]['value'];
  order: (typeof DIRECTIONS)[number]['value'];
}

/** A collection prepared for typing: every text folded and every order sorted once. */
export interface GameIndex {
  categories: string[];
  mechanics: string[];
  list(view: GameView): readonly Game[];
}

export function indexGames(games: readonly Game[]): GameIndex {
  const haystacks = new Map(games.map((game) => [game, haystack([game.name, ...game.designers])]));
  const sorted = new Map<string, Game[]>();
  return {
    categories: namesIn(games, (game) => game.categories),
    mechanics: namesIn(games, (game) => game.mechanics),
    list({ q, category, mechanic, sort, order }) {
      const key = `${sort} ${order}`;
      const ordered = sorted.get(key) ?? games.toSorted(compareOf(sort, order));
      sorted.set(key, ordered);
      let found = search(ordered, q, (game) => haystacks.get(game) ?? '');
      if (category !== 'all') found = found.filter((game) => game.categories.includes(category));
      if (mechanic !== 'all') found = found.filter((game) => game.mechanics.includes(mechanic));
      return found;
    },
  };
}

function namesIn(games: readonly Game[], namesOf: (game: Game) => string[]): string[] {
  return [...new Set(games.flatMap(namesOf))].toSorted(names().compare);
}

function compareOf(value: GameView['sort'], order: GameView['order']): Compare {
  const sign = order === 'reversed' ? -1 : 1;
  const figureOf = GAME_SORTS.find((sort) => sort.value === value)?.figureOf;
  return figureOf ? byFigure(figureOf, sign) : (a, b) => sign * byName(a, b);
}
