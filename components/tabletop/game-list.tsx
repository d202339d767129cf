'use client';

import { useMemo } from 'react';
import { chartGames } from '@/lib/tabletop/chart';
import type { Game } from '@/lib/tabletop/game';
import { DIRECTIONS, GAME_SORTS, type GameView, indexGames, LAYOUTS, type LayoutView } from '@/lib/tabletop/list';
import { type PickView, PLAYER_OPTIONS, TIME_OPTIONS } from '@/lib/tabletop/pick';
import { rangeText } from '@/lib/tabletop/range';
import type { ViewParams } from '@/lib/view-params';
import { EmptyResult } from '../ui/empty-result';
import { ControlLine } from '../ui/form/control-line';
import { ResultCount, SearchBox } from '../ui/form/controls';
import { useView } from '../ui/use-view';
import { GameChart } from './game-chart';
import { GameControls } from './game-controls';
import { GameGrid } from './game-grid';
import { GamePicker } from './game-picker';
import { LayoutSwitch } from './layout-switch';

export function GameList({ games }: { games: Game[] }) {
  const index = useMemo(() => indexGames(games), [games]);
  const chart = useMemo(() => chartGames(games), [games]);
  const categories = useMemo(() => listOptions('All categories', index.categories), [index]);
  const mechanics = useMemo(() => listOptions('All mechanics', index.mechanics), [index]);
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
    <>
      <ControlLine
        count={<ResultCount shown={shown.length} total={games.length} noun="game" choice={rangeText(view)} />}
        search={
          <SearchBox
            label="Search games or designers"
            placeholder="Search games or designers..."
            value={view.q}
            onChange={(q) => type({ q })}
          />
        }
      >
        <GameControls view={view} categories={categories} mechanics={mechanics} onChoose={choose} />
        <LayoutSwitch layout={view.layout} onChoose={choose} />
      </ControlLine>
      <div className="log-row">
        <div className="log-text">
          <div className="mb-6 flex flex-wrap gap-x-8 border-hairline border-b">
            <GamePicker
              games={games}
              players={view.players}
              minutes={view.minutes}
              pick={view.pick}
              onChoose={choose}
            />
            {chart && <GameChart chart={chart} weight={view.weight} rating={view.rating} onChoose={choose} />}
          </div>
          <GameGrid games={shown} layout={view.layout} />
          {shown.length === 0 && <EmptyResult title="No games found matching your criteria" />}
        </div>
      </div>
    </>
  );
}

function listOptions(all: string, names: string[]) {
  return [{ value: 'all', label: all }, ...names.map((name) => ({ value: name, label: name }))];
}
