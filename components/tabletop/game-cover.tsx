import { useState } from 'react';
import { drawCover } from '@/lib/tabletop/cover';
import type { Game } from '@/lib/tabletop/game';
import { ACCENT_TEXT } from '../ui/accent';

/** The picture, or a drawing if there is none or it fails to load. */
export function GameCover({ game }: { game: Game }) {
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
    <div aria-hidden="true" className={`game-cover ${ACCENT_TEXT[tone]}`}>
      <svg viewBox="0 0 120 60" fill="currentColor" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth={0.4} strokeOpacity={0.6} />
        <path d={discs} />
      </svg>
      <span className="line-clamp-2">{game.name}</span>
    </div>
  );
}
