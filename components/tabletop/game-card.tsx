import { memo, useState } from 'react';
import { gameBadges, playsText } from '@/lib/tabletop/badges';
import { drawCover } from '@/lib/tabletop/cover';
import type { Game } from '@/lib/tabletop/game';
import { ACCENT_TEXT } from '../ui/accent';
import { Badge } from '../ui/badge';
import { newTab, POINTER_ONLY } from '../ui/links';

const MAX_CATEGORIES = 3;

export const GameCard = memo(function GameCard({ game }: { game: Game }) {
  const plays = playsText(game);
  const more = game.categories.length - MAX_CATEGORIES;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-night/70 transition-colors hover:border-line-strong">
      <a href={game.url} {...POINTER_ONLY} {...newTab(game.url)}>
        <GameCover game={game} />
      </a>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h2 className="font-semibold leading-snug">
            <a href={game.url} className="hover:text-accent-ink" {...newTab(game.url)}>
              {game.name}
            </a>
            {game.year !== null && (
              <a
                href={game.url}
                className="ml-2 font-normal text-ink-faint tabular-nums hover:text-ink"
                {...newTab(game.url)}
              >
                {game.year}
              </a>
            )}
          </h2>
          {game.designers.length > 0 && <p className="text-caption text-ink-soft">by {game.designers.join(', ')}</p>}
        </div>
        <ul className="flex flex-wrap gap-1.5" aria-label="Facts">
          {gameBadges(game).map(({ text, label, color }) => (
            <Badge key={text} as="li" color={color}>
              {label && <span className="sr-only">{label} </span>}
              {text}
            </Badge>
          ))}
        </ul>
        <p className="mt-auto flex items-baseline justify-between gap-3 pt-1 text-caption text-ink-faint">
          <span>
            {game.categories.slice(0, MAX_CATEGORIES).join(', ')}
            {more > 0 && ` +${more} more`}
          </span>
          {plays && <span className="shrink-0 text-ink-soft tabular-nums">{plays}</span>}
        </p>
      </div>
    </article>
  );
});

/** The picture, or a drawing if there is none or it fails to load. */
function GameCover({ game }: { game: Game }) {
  const [failed, setFailed] = useState(false);
  if (game.image && !failed) {
    return (
      <img
        src={game.image}
        alt=""
        width={400}
        height={250}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        // The image may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(true);
        }}
        onError={() => setFailed(true)}
        className="aspect-8/5 w-full bg-raised object-cover"
      />
    );
  }
  const { tone, path, discs } = drawCover(game);
  return (
    <span className={`game-cover ${ACCENT_TEXT[tone]}`}>
      <svg viewBox="0 0 120 60" fill="currentColor" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth={0.4} strokeOpacity={0.6} />
        <path d={discs} />
      </svg>
      <span className="line-clamp-2">{game.name}</span>
    </span>
  );
}
