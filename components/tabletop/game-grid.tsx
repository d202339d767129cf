import { memo } from 'react';
import type { Game } from '@/lib/tabletop/game';
import { NameTail } from '../ui/name-list';
import { useGrowingList } from '../ui/use-growing-list';
import { GameCard } from './game-card';

/** Rows of one, two or four: the first four cards, a list of their own, always fill them. */
const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4';

/** The games as cards, and as names where they are far below the screen. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const { first, rest, tail, isCurrent, isComplete, end } = useGrowingList(games);
  return (
    <div hidden={games.length === 0} aria-busy={!isCurrent} className="space-y-5">
      <ul className={GRID}>
        <Cards games={first} />
      </ul>
      {rest.length > 0 && (
        <ul className={`${GRID} ${isCurrent ? 'later' : 'stale'}`}>
          <Cards games={rest} />
        </ul>
      )}
      <NameTail entries={tail} linkOf={linkOf} isStale={!isComplete} end={end} />
    </div>
  );
}

const Cards = memo(function Cards({ games }: { games: readonly Game[] }) {
  return games.map((game) => (
    <li key={game.id} className="card-cell">
      <GameCard game={game} />
    </li>
  ));
});

function linkOf({ url, name, year }: Game) {
  return { href: url, name: year === null ? name : `${name} (${year})` };
}
