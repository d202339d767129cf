'use client';

import { type ReactNode, useMemo } from 'react';
import { chartGames } from '@/lib/tabletop/chart';
import type { Game } from '@/lib/tabletop/game';
import { DIRECTIONS, GAME_SORTS, type GameView, indexGames, LAYOUTS, type LayoutView } from '@/lib/tabletop/list';
import { type PickView, PLAYER_OPTIONS, TIME_OPTIONS } from '@/lib/tabletop/pick';
import { rangeText } from '@/lib/tabletop/range';
import type { ViewParams } from '@/lib/view-params';
import { EmptyResult } from '../ui/empty-result';
import { ResultCount } from '../ui/form/controls';
import { useView } from '../ui/use-view';
import { GameChart } from './game-chart';
import { GameControls } from './game-controls';
import { GameGrid } from './game-grid';
import { GamePicker } from './game-picker';
import { LayoutSwitch } from './layout-switch';

interface GameListProps {
  games: Game[];
  children: ReactNode;
}

export function GameList({ games, children }: GameListProps) {
  const index = useMemo(() => indexGames(games), [games]);
  const chart = useMemo(() => chartGames(games), [games]);
  const categories = useMemo(() => optionsOf('All categories', index.categories), [index]);
  const mechanics = useMemo(() => optionsOf('All mechanics', index.mechanics), [index]);
  const params = useMemo<ViewParams<GameView & PickView & LayoutView>>(
    () => ({
      q: 'text',
      category: categories,
      mechanic: mechanics,
      sort: GAME_SORTS,
      order: DIRECTIONS,
      weight: 'text',
      rating: 'text',
      players: PLAYER_OPTIONS,
      minutes: TIME_OPTIONS,
      pick: 'text',
      layout: LAYOUTS,
    }),
    [categories, mechanics],
  );
  const { view, type, choose } = useView(params);
  const shown = useMemo(() => index.list(view), [index, view]);
  return (
    <div className="space-y-8">
      <search className="needs-script block space-y-3">
        <GameControls view={view} categories={categories} mechanics={mechanics} onType={type} onChoose={choose} />
        <div className="flex flex-wrap justify-between gap-3">
          <div className="self-center">
            <ResultCount shown={shown.length} total={games.length} noun="game" choice={rangeText(view)} />
          </div>
          <LayoutSwitch layout={view.layout} onChoose={choose} />
        </div>
      </search>
      <div className="flex flex-wrap gap-x-8 border-line border-y">
        <GamePicker games={games} players={view.players} minutes={view.minutes} pick={view.pick} onChoose={choose} />
        {children}
        {chart && <GameChart chart={chart} weight={view.weight} rating={view.rating} onChoose={choose} />}
      </div>
      <GameGrid games={shown} layout={view.layout} />
      {shown.length === 0 && <EmptyResult title="No games found matching your criteria" />}
    </div>
  );
}

function optionsOf(all: string, names: string[]) {
  return [{ value: 'all', label: all }, ...names.map((name) => ({ value: name, label: name }))];
}
