import { memo } from 'react';
import type { Game } from '@/lib/tabletop/game';
import { NameList } from '../ui/name-list';
import { useGrowingList } from '../ui/use-growing-list';
import { GameCard } from './game-card';

/** The games as cards, and as names where they are far below the screen. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const { first, rest, tail, isCurrent, isComplete, end } = useGrowingList(games);
  return (
    <>
      <ul
        hidden={games.length === 0}
        aria-busy={!isCurrent}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
      >
        {first.map((game) => (
          <li key={game.id} className="card-cell">
            <GameCard game={game} />
          </li>
        ))}
        <Rest games={rest} />
      </ul>
      {tail.length > 0 && (
        <div hidden={!isComplete}>
          <div ref={end} />
          <NameList entries={tail} linkOf={linkOf} />
        </div>
      )}
    </>
  );
}

const Rest = memo(function Rest({ games }: { games: readonly Game[] }) {
  return games.map((game) => (
    <li key={game.id} className="card-cell later">
      <GameCard game={game} />
    </li>
  ));
});

function linkOf({ url, name, year }: Game) {
  return { href: url, name: year === null ? name : `${name} (${year})` };
}
