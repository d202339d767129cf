import { useEffect, useRef, useState } from 'react';
import type { Game } from '@/lib/tabletop/game';
import { GameCard } from './game-card';

/** Cards of a page as it is served, and drawn without scrolling after any change. */
const FULL = 120;

/** Cards drawn before the answer to a key press is painted, a row on a desk, and in each step after it. */
const STEP = 4;

/**
 * The games as cards. A new list starts with those on the screen; the others follow in small steps, so
 * that the next key press never waits for them, and beyond a full page when the reader comes near.
 */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const [drawn, setDrawn] = useState({ games, count: FULL });
  const count = drawn.games === games ? drawn.count : STEP;
  const end = useRef<HTMLDivElement>(null);
  const more = games.length > count;

  useEffect(() => {
    if (!more) return;
    const draw = () => setDrawn({ games, count: count + STEP });
    if (count < FULL) {
      const pause = setTimeout(draw);
      return () => clearTimeout(pause);
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), { rootMargin: '1200px' });
    if (end.current) observer.observe(end.current);
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
