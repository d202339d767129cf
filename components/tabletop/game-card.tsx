import { memo, useState } from 'react';
import { gameBadges, playsText } from '@/lib/tabletop/badges';
import { drawCover } from '@/lib/tabletop/cover/cover';
import { formatYear, type Game } from '@/lib/tabletop/game';
import { newTab, POINTER_ONLY } from '../ui/links';
import { Squares } from './complexity';

const MAX_CATEGORIES = 3;
const SHAPES = '/tabletop/covers.svg#';

export const GameCard = memo(function GameCard({ game }: { game: Game }) {
  const plays = playsText(game);
  const more = game.categories.length - MAX_CATEGORIES;
  return (
    <article className="flex h-full flex-col gap-3 list:grid list:grid-cols-[56px_minmax(0,1fr)] list:items-center list:gap-x-[16px] list:gap-y-2 list:border-hairline list:border-b list:py-3 not-print:md:list:grid-cols-[5rem_minmax(0,1fr)_minmax(0,2fr)] not-print:md:list:gap-x-6">
      <a
        href={game.url}
        {...POINTER_ONLY}
        {...newTab(game.url)}
        className="peer neatline list:m-0 list:outline-none list:max-[20rem]:hidden"
      >
        <GameCover game={game} />
      </a>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 text-caption peer-hover:[&_h2]:text-violet-text list:contents">
        <div className="list:text-caption list:max-[20rem]:col-span-2">
          <h2 className="text-title leading-snug list:text-xl">
            <a href={game.url} className="mr-1 log-link decoration-1 hover:text-violet-text" {...newTab(game.url)}>
              {game.name}
            </a>
            {game.year !== null && ' '}
            {game.year !== null && (
              <a
                href={game.url}
                className="inline-block py-0.5 font-sans text-caption text-dim tabular-nums hover:text-ink"
                {...newTab(game.url)}
              >
                {formatYear(game.year)}
              </a>
            )}
          </h2>
          {game.designers.length > 0 && <p className="text-dim">by {game.designers.join(', ')}</p>}
        </div>
        <div className="flex flex-col gap-1.5 list:col-span-2 list:gap-0.5 list:text-caption not-print:md:list:col-span-1">
          <ul className="flex flex-wrap gap-x-3 list:gap-x-2" aria-label="Facts">
            {gameBadges(game).map(({ text, label, level }) => (
              <li key={text} className={level ? 'order-last basis-full list:basis-auto' : ''}>
                {level && <Squares level={level} />}
                {label && <span className={level ? '' : 'sr-only'}>{label} </span>}
                {text}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-end justify-between gap-x-3 text-dim">
            <span className="min-w-0 flex-1 basis-44">
              {game.categories.slice(0, MAX_CATEGORIES).join(', ')}
              {more > 0 && ` +${more}\u00a0more`}
            </span>
            {plays && <span className="shrink-0 text-soft tabular-nums">{plays}</span>}
          </p>
        </div>
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
        className="aspect-8/5 w-full bg-field object-cover"
      />
    );
  }
  const { back, front } = drawCover(game);
  return (
    <svg className="game-cover text-dim" viewBox="0 0 160 100" fill="currentColor" aria-hidden="true">
      <use href={SHAPES + back.shape} transform={back.transform} opacity={back.opacity} />
      <use href={SHAPES + front.shape} transform={front.transform} />
    </svg>
  );
}
