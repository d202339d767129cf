'use client';

import { useMemo } from 'react';
import { counted } from '@/lib/plural';
import type { Game } from '@/lib/tabletop/game';
import { GAME_SORTS, type GameView, indexGames } from '@/lib/tabletop/list';
import type { ViewParams } from '@/lib/view-params';
import { ResultCount, SearchBox, Select } from '../ui/controls';
import { EmptyResult } from '../ui/empty-result';
import { useView } from '../ui/use-view';
import { CategoryFilter } from './category-filter';
import { GameGrid } from './game-grid';

/** The shelf, with the ways to search, narrow and order it. */
export function GameList({ games }: { games: Game[] }) {
  const index = useMemo(() => indexGames(games), [games]);
  const categories = useMemo(
    () => [
      { value: 'all', label: 'All categories' },
      ...index.categories.map((name) => ({ value: name, label: name })),
    ],
    [index],
  );
  const params = useMemo<ViewParams<GameView>>(
    () => ({ q: 'text', category: categories, sort: GAME_SORTS }),
    [categories],
  );
  const { view, type, choose } = useView(params);
  const shown = useMemo(() => index.list(view), [index, view]);
  return (
    <div className="space-y-8">
      <search className="needs-script space-y-3">
        <div className="flex flex-wrap gap-3">
          <div className="min-w-60 flex-1">
            <SearchBox
              label="Search games or designers"
              placeholder="Search games or designers..."
              value={view.q}
              onChange={(q) => type({ q })}
            />
          </div>
          <div className="min-w-56 flex-1 sm:max-w-72">
            <CategoryFilter options={categories} value={view.category} onChange={(category) => choose({ category })} />
          </div>
          <div className="min-w-40 flex-1 sm:max-w-44">
            <Select label="Sort by" options={GAME_SORTS} value={view.sort} onChange={(sort) => choose({ sort })} />
          </div>
        </div>
        <ResultCount>
          {shown.length === games.length ? '' : `${shown.length} of `}
          {counted(games.length, 'game')}
        </ResultCount>
      </search>
      <GameGrid games={shown} />
      {shown.length === 0 && <EmptyResult title="No games found matching your criteria" />}
    </div>
  );
}
