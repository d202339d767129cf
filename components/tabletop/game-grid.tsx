import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Game } from '@/lib/tabletop/game';
import { GameCard } from './game-card';

/** Cards drawn at a time in a huge shelf. */
const STEP = 120;

/** Cards drawn before the answer to a key press is painted: what fits a screen, and some more. */
const FIRST = 16;

/** The games as cards; those far below the screen are drawn when the reader comes near them. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const [drawn, setDrawn] = useState({ games, count: STEP });
  const settled = useDeferredValue(games) === games;
  const count = !settled ? FIRST : drawn.games === games ? drawn.count : STEP;
  const end = useRef<HTMLDivElement>(null);
  const more = settled && games.length > count;

  useEffect(() => {
    if (!more || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn({ games, count: count + STEP }),
      { rootMargin: '1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [games, count, more]);

  return (
    <>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {games.slice(0, count).map((game) => (
          <li key={game.id} className="game-cell">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      {more && (
        <div ref={end}>
          <noscript>
            <ul>
              {games.slice(count).map((game) => (
                <li key={game.id}>
                  <a href={game.url}>{game.name}</a> {game.year}
                </li>
              ))}
            </ul>
          </noscript>
        </div>
      )}
    </>
  );
}
