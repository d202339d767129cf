import { createSearch } from '../list-search';
import { lazy, memoize } from '../memoize';
import type { Game } from './game';
import { HIGHEST, isInRange, parseRange, type RangeView } from './range';

type Compare = (a: Game, b: Game) => number;

const names = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
const byName: Compare = (a, b) => names().compare(a.name, b.name) || a.id - b.id;

function byFigure(getFigure: (game: Game) => number | null): Compare {
  const rank = (game: Game) => getFigure(game) ?? -Infinity;
  return (a, b) => rank(b) - rank(a) || byName(a, b);
}

/** The first option is the default. */
export const GAME_SORTS = [
  { value: 'name', label: 'Name', compare: byName },
  { value: 'rating', label: 'Rating', compare: byFigure((game) => game.rating) },
  { value: 'year', label: 'Year', compare: byFigure((game) => game.year) },
  { value: 'plays', label: 'Play Count', compare: byFigure((game) => game.plays) },
  { value: 'complexity', label: 'Complexity', compare: byFigure((game) => game.weight) },
] as const;

export interface GameView extends RangeView {
  q: string;
  category: string;
  sort: (typeof GAME_SORTS)[number]['value'];
}

export function indexGames(games: readonly Game[]) {
  const search = createSearch(games, ({ name, designers }) => [name, ...designers]);
  const sorted = memoize((sort) => games.toSorted(GAME_SORTS.find(({ value }) => value === sort)?.compare));
  return {
    categories: [...new Set(games.flatMap((game) => game.categories))].toSorted(names().compare),
    list({ q, category, sort, ...ranges }: GameView) {
      let found = search(sorted(sort), q);
      if (category !== 'all') found = found.filter((game) => game.categories.includes(category));
      for (const figure of ['weight', 'rating'] as const) {
        const range = parseRange(ranges[figure]);
        if (range) found = found.filter((game) => isInRange(game[figure], range, HIGHEST[figure]));
      }
      return found;
    },
  };
}
