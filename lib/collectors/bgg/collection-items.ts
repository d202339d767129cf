import { type Facts, rankOf, ratingFacts } from './facts';
import { toCount, toImage, toLine, toYear } from './values';
import { childOf, type Element, stringOf } from './xml';

/** A game of somebody's collection: what the collection itself tells, should the details be missing. */
export interface OwnedGame extends Facts {
  id: number;
  /** The service calls many expansions boardgame here; only the details tell. */
  subtype: string;
  plays: number;
}

/** The owned games of a collection, one entry a game; copies are folded, and plays count once for all of them. */
export function readOwnedGames(items: readonly Element[]): OwnedGame[] {
  const games = new Map<number, OwnedGame>();
  for (const item of items) {
    const game = isOwned(item) && readGame(item);
    if (!game) continue;
    const before = games.get(game.id);
    games.set(game.id, before ? { ...before, plays: Math.max(before.plays, game.plays) } : game);
  }
  return [...games.values()];
}

/** Only owned games were asked for, so one whose status is missing is owned. */
function isOwned(item: Element): boolean {
  const own = stringOf(childOf(item, 'status'), '@own');
  return own === undefined || own.trim() === '1';
}

function readGame(item: Element): OwnedGame | undefined {
  const id = toCount(stringOf(item, '@objectid'));
  // The name is the one of the owned edition; originalname is there where that differs from the game's own.
  const name = toLine(textOf(item, 'originalname')) || toLine(textOf(item, 'name'));
  if (id === null || !name) return undefined;
  const stats = childOf(item, 'stats');
  const rating = childOf(stats, 'rating');
  return {
    id,
    name,
    subtype: stringOf(item, '@subtype')?.trim() ?? '',
    year: toYear(textOf(item, 'yearpublished')),
    image: toImage(textOf(item, 'image')),
    plays: toCount(textOf(item, 'numplays')) ?? 0,
    minPlayers: toCount(stringOf(stats, '@minplayers')),
    maxPlayers: toCount(stringOf(stats, '@maxplayers')),
    minPlaytime: toCount(stringOf(stats, '@minplaytime')),
    maxPlaytime: toCount(stringOf(stats, '@maxplaytime')),
    playingTime: toCount(stringOf(stats, '@playingtime')),
    ...ratingFacts(rating),
    rank: rankOf(rating),
  };
}

function textOf(item: Element, name: string): string | undefined {
  return stringOf(childOf(item, name), '#text');
}
