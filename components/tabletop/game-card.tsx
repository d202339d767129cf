import { memo, useState } from 'react';
import { gameBadges, playsText } from '@/lib/tabletop/badges';
import { drawCover } from '@/lib/tabletop/cover/cover';
import type { Game } from '@/lib/tabletop/game';
import { ACCENT_TEXT } from '../ui/accent';
import { Badge } from '../ui/badge';
import { newTab, POINTER_ONLY } from '../ui/links';

const MAX_CATEGORIES = 3;
const SHAPES = '/tabletop/covers.svg#';

export const GameCard = memo(function GameCard({ game }: { game: Game }) {
  const plays = playsText(game);
  const more = game.categories.length - MAX_CATEGORIES;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-plate/70 list:flex-row list:items-center list:gap-2.5 sm:list:gap-4 list:rounded-none list:border-0 list:border-b list:bg-transparent list:py-2.5">
      <a
        href={game.url}
        {...POINTER_ONLY}
        {...newTab(game.url)}
        className="peer list:max-[20rem]:hidden list:w-14 list:shrink-0 list:overflow-hidden list:rounded-lg sm:list:w-24"
      >
        <GameCover game={game} />
      </a>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 peer-hover:[&_h2]:text-accent-ink list:gap-0.5 list:p-0 lg:list:grid lg:list:grid-cols-[3fr_4fr_4fr] lg:list:items-center lg:list:gap-6">
        <div>
          <h2 className="font-semibold leading-snug">
            <a href={game.url} className="mr-1 hover:text-accent-ink" {...newTab(game.url)}>
              {game.name}
            </a>
            {game.year !== null && ' '}
            {game.year !== null && (
              <a
                href={game.url}
                className="font-normal text-ink-faint tabular-nums hover:text-ink"
                {...newTab(game.url)}
              >
                {game.year}
              </a>
            )}
          </h2>
          {game.designers.length > 0 && <p className="text-caption text-ink-soft">by {game.designers.join(', ')}</p>}
        </div>
        <ul
          className="flex flex-wrap gap-1.5 list:gap-x-2 sm:list:gap-x-2.5 list:gap-y-0 list:[&>li]:border-0 list:[&>li]:p-0"
          aria-label="Facts"
        >
          {gameBadges(game).map(({ text, label, color }) => (
            <Badge key={text} as="li" color={color}>
              {label && <span className="sr-only">{label} </span>}
              {text}
            </Badge>
          ))}
        </ul>
        <p className="mt-auto flex max-[20rem]:flex-wrap items-end justify-between gap-x-3 pt-1 text-caption text-ink-faint list:mt-0 list:pt-0">
          <span className="min-w-0">
            {game.categories.slice(0, MAX_CATEGORIES).join(', ')}
            {more > 0 && ` +${more} more`}
          </span>
          {plays && <span className="shrink-0 text-ink-soft tabular-nums">{plays}</span>}
        </p>
      </div>
    </article>
  );
});

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
  const { tone, back, front, hasField } = drawCover(game);
  return (
    <svg className={`game-cover ${ACCENT_TEXT[tone]}`} viewBox="0 0 160 100" fill="currentColor" aria-hidden="true">
      <use href={SHAPES + back.shape} transform={back.transform} opacity={hasField ? undefined : 0.12} />
      <use href={SHAPES + front.shape} transform={front.transform} />
    </svg>
  );
}
