import { type Facts, rankOf, ratingFacts } from './facts';
import { toCount, toImage, toLine, toYear } from './values';
import { childOf, childrenOf, type Element, stringOf } from './xml';

/** What `thing` tells of a game. */
export interface Details extends Facts {
  id: number;
  /** boardgame, boardgameexpansion, boardgameaccessory … */
  type: string;
  categories: string[];
  mechanics: string[];
  designers: string[];
  publishers: string[];
}

/** The details in an answer; items that are errors, or lack an id or a name, are left out. */
export function readDetails(items: readonly Element[]): Details[] {
  return items.flatMap((item) => readItem(item) ?? []);
}

function readItem(item: Element): Details | undefined {
  const id = toCount(stringOf(item, '@id'));
  const name = nameOf(item);
  if (id === null || !name) return undefined;
  const told = (child: string) => stringOf(childOf(item, child), '@value');
  const ratings = childOf(childOf(item, 'statistics'), 'ratings');
  return {
    id,
    name,
    type: stringOf(item, '@type')?.trim() ?? '',
    year: toYear(told('yearpublished')),
    image: toImage(stringOf(childOf(item, 'image'), '#text')),
    minPlayers: toCount(told('minplayers')),
    maxPlayers: toCount(told('maxplayers')),
    minPlaytime: toCount(told('minplaytime')),
    maxPlaytime: toCount(told('maxplaytime')),
    playingTime: toCount(told('playingtime')),
    ...ratingFacts(ratings),
    rank: rankOf(ratings),
    // Designers and publishers keep the order of the service, where the first one matters most.
    categories: linksOf(item, 'boardgamecategory').toSorted(),
    mechanics: linksOf(item, 'boardgamemechanic').toSorted(),
    designers: linksOf(item, 'boardgamedesigner'),
    publishers: linksOf(item, 'boardgamepublisher'),
  };
}

function nameOf(item: Element): string {
  const names = childrenOf(item, 'name');
  return toLine(stringOf(names.find((name) => stringOf(name, '@type') === 'primary') ?? names[0], '@value'));
}

function linksOf(item: Element, type: string): string[] {
  const links = childrenOf(item, 'link').filter((link) => stringOf(link, '@type') === type);
  return [...new Set(links.map((link) => toLine(stringOf(link, '@value'))).filter(Boolean))];
}
