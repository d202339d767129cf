import { haystack, search } from '../search';
import type { Game } from './game';

type Compare = (a: Game, b: Game) => number;

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byName: Compare = (a, b) => names.compare(a.name, b.name) || a.id - b.id;

/** Highest first; what is unknown comes last. */
function descending(figureOf: (game: Game) => number | null): Compare {
  return (a, b) => (figureOf(b) ?? -Infinity) - (figureOf(a) ?? -Infinity) || byName(a, b);
}

/** The orders a visitor may choose; the first is the default. */
export const GAME_SORTS = [
  { value: 'name', label: 'Name', compare: byName },
  { value: 'rating', label: 'Rating', compare: descending((game) => game.rating) },
  { value: 'year', label: 'Year', compare: descending((game) => game.year) },
  { value: 'plays', label: 'Play Count', compare: descending((game) => game.plays) },
  { value: 'complexity', label: 'Complexity', compare: descending((game) => game.weight) },
] as const;

export interface GameView {
  q: string;
  /** A category of the data, or all. */
  category: string;
  sort: (typeof GAME_SORTS)[number]['value'];
}

/** A collection prepared for typing: every text folded and every order sorted once. */
export interface GameIndex {
  categories: string[];
  list(view: GameView): readonly Game[];
}

export function indexGames(games: readonly Game[]): GameIndex {
  const haystacks = new Map(games.map((game) => [game, haystack([game.name, ...game.designers])]));
  const sorted = new Map<string, Game[]>();
  return {
    categories: [...new Set(games.flatMap((game) => game.categories))].toSorted(names.compare),
    list({ q, category, sort }) {
      const ordered = sorted.get(sort) ?? games.toSorted(compareOf(sort));
      sorted.set(sort, ordered);
      const found = search(ordered, q, (game) => haystacks.get(game) ?? '');
      return category === 'all' ? found : found.filter((game) => game.categories.includes(category));
    },
  };
}

function compareOf(value: GameView['sort']): Compare {
  return (GAME_SORTS.find((sort) => sort.value === value) ?? GAME_SORTS[0]).compare;
}
