'use client';

import { memo, useMemo } from 'react';
import { chartGames } from '@/lib/tabletop/chart';
import type { Game } from '@/lib/tabletop/game';
import { GAME_SORTS, type GameView, indexGames } from '@/lib/tabletop/list';
import { type PickView, PLAYER_OPTIONS, TIME_OPTIONS } from '@/lib/tabletop/pick';
import { rangeText } from '@/lib/tabletop/range';
import type { ViewParams } from '@/lib/view-params';
import { EmptyResult } from '../ui/empty-result';
import { ClearableSelect } from '../ui/form/clearable-select';
import { ControlLine } from '../ui/form/control-line';
import { ResultCount, SearchBox, Select } from '../ui/form/controls';
import { LongList } from '../ui/long-list';
import { useView } from '../ui/use-view';
import { GameCard } from './game-card';
import { GameChart } from './game-chart';
import { GamePicker } from './game-picker';

export function GameList({ games }: { games: Game[] }) {
  const index = useMemo(() => indexGames(games), [games]);
  const chart = useMemo(() => chartGames(games), [games]);
  const categories = useMemo(
    () => [
      { value: 'all', label: 'All categories' },
      ...index.categories.map((name) => ({ value: name, label: name })),
    ],
    [index],
  );
  const params = useMemo<ViewParams<GameView & PickView>>(
    () => ({
      q: 'text',
      category: categories,
      sort: GAME_SORTS,
      weight: 'text',
      rating: 'text',
      players: PLAYER_OPTIONS,
      minutes: TIME_OPTIONS,
      pick: 'text',
    }),
    [categories],
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
        {index.categories.length > 0 && (
          <ClearableSelect
            label="Category"
            options={categories}
            value={view.category}
            onChange={(category) => choose({ category })}
          />
        )}
        <Select label="Sort by" options={GAME_SORTS} value={view.sort} onChange={(sort) => choose({ sort })} />
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
          <GameGrid games={shown} />
          {shown.length === 0 && <EmptyResult title="No games found matching your criteria" />}
        </div>
      </div>
    </>
  );
}

export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <LongList entries={games} getLink={getLink} data-search-skip="" className="space-y-5">
      {(cards) => <Cards games={cards} />}
    </LongList>
  );
}

const Cards = memo(function Cards({ games }: { games: readonly Game[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-2 xl:grid-cols-3 list:gap-0 print:grid-cols-2! print:gap-x-8!">
      {games.map((game) => (
        <li
          key={game.id}
          className="card-cell list:[contain-intrinsic-size:6.5rem] max-md:list:[contain-intrinsic-size:9rem]"
        >
          <GameCard game={game} />
        </li>
      ))}
    </ul>
  );
});

function getLink({ url, name, year }: Game) {
  return { href: url, name: year === null ? name : `${name} (${year})` };
}
