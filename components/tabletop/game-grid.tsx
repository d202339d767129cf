import { memo } from 'react';
import type { Game } from '@/lib/tabletop/game';
import type { LayoutView } from '@/lib/tabletop/list';
import { LinkList, useLongList } from '../ui/long-list';
import { GameCard } from './game-card';

/** The `list:` styles turn cards into rows, so that a change of layout renders no card. */
export function GameGrid({ games, layout }: LayoutView & { games: readonly Game[] }) {
  const { cards, links, hasLinks, hasMore, end, isPending } = useLongList(games);
  return (
    <div hidden={games.length === 0} aria-busy={isPending} data-layout={layout} className="space-y-5">
      <Cards games={cards} />
      {hasMore && <div ref={end} />}
      {links.length > 0 && (
        <div hidden={!hasLinks}>
          <LinkList entries={links} getLink={getLink} />
        </div>
      )}
    </div>
  );
}

const Cards = memo(function Cards({ games }: { games: readonly Game[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3 list:grid-cols-1 list:gap-0 print:grid-cols-2! print:gap-x-8!">
      {games.map((game) => (
        <li key={game.id} className="card-cell list:[contain-intrinsic-size:6.5rem]">
          <GameCard game={game} />
        </li>
      ))}
    </ul>
  );
});

function getLink({ url, name, year }: Game) {
  return { href: url, name: year === null ? name : `${name} (${year})` };
}
