import { z } from 'zod';
import { toCount, toFigure, toImage, toLine, toYear } from './values';

type Read<T> = (text: string | undefined) => T;
const attribute = <T>(read: Read<T>) => z.string().optional().transform(read);
const child = z.array(z.object({ '#text': z.string().optional(), '@value': z.string().optional() })).optional();
const childText = <T>(read: Read<T>) => child.transform((found) => read(found?.[0]?.['#text']));
const childValue = <T>(read: Read<T>) => child.transform((found) => read(found?.[0]?.['@value']));
const first = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .optional()
    .transform((found) => found?.[0]);

const toWeight: Read<number | null> = (text) => toFigure(text, { max: 5, digits: 4 });
// Two digits: more would change with every vote and fill each diff.
const toRating: Read<number | null> = (text) => toFigure(text, { max: 10, digits: 2 });

const rank = z.object({ '@name': z.string().optional(), '@value': attribute(toCount) });
const ratings = z.object({
  averageweight: childValue(toWeight),
  average: childValue(toRating),
  bayesaverage: childValue(toRating),
  ranks: first(z.object({ rank: z.array(rank).optional() })),
});

const ownedItem = z
  .object({
    '@objectid': attribute(toCount).pipe(z.number()),
    '@subtype': attribute(toLine),
    // `name` is the name of the owned edition; `originalname` is present where the game's own name differs.
    originalname: childText(toLine),
    name: childText(toLine),
    yearpublished: childText(toYear),
    image: childText(toImage),
    numplays: childText(toCount),
    // Only owned games are requested, so an item without a status is owned.
    status: first(z.object({ '@own': z.string().trim().default('1') })),
  })
  .refine(({ status, originalname, name }) => (status?.['@own'] ?? '1') === '1' && (originalname || name))
  .transform((item) => ({
    id: item['@objectid'],
    name: item.originalname || item.name,
    type: item['@subtype'],
    year: item.yearpublished,
    image: item.image,
    plays: item.numplays ?? 0,
  }));

/** A game of a collection document, which labels many expansions as boardgame. Null is unknown. */
export type OwnedGame = z.output<typeof ownedItem>;

const nameElement = z.object({ '@type': z.string().optional(), '@value': attribute(toLine) });
const thingItem = z
  .object({
    '@id': attribute(toCount).pipe(z.number()),
    '@type': attribute(toLine),
    name: z.array(nameElement),
    yearpublished: childValue(toYear),
    image: childText(toImage),
    minplayers: childValue(toCount),
    maxplayers: childValue(toCount),
    minplaytime: childValue(toCount),
    maxplaytime: childValue(toCount),
    playingtime: childValue(toCount),
    statistics: first(z.object({ ratings: first(ratings) })),
    link: z.array(nameElement).default([]),
  })
  .transform((item, context) => {
    const name = (item.name.find((entry) => entry['@type'] === 'primary') ?? item.name[0])?.['@value'] ?? '';
    if (!name) context.addIssue('no name');
    const links = (type: string) => {
      const values = item.link.filter((link) => link['@type'] === type).map((link) => link['@value']);
      return [...new Set(values.filter(Boolean))];
    };
    const players = inOrder(item.minplayers, item.maxplayers);
    const minutes = inOrder(item.minplaytime ?? item.playingtime, item.maxplaytime ?? item.playingtime);
    const rated = item.statistics?.ratings;
    return {
      type: item['@type'],
      id: item['@id'],
      name,
      year: item.yearpublished,
      min_players: players.least,
      max_players: players.most,
      min_playtime: minutes.least,
      max_playtime: minutes.most,
      weight: rated?.averageweight ?? null,
      avg_rating: rated?.average ?? null,
      bayes_avg: rated?.bayesaverage ?? null,
      // Among all board games; other ranks are within a family.
      overall_rank: rated?.ranks?.rank?.find((entry) => entry['@name'] === 'boardgame')?.['@value'] ?? null,
      image: item.image,
      categories: links('boardgamecategory').toSorted(),
      mechanics: links('boardgamemechanic').toSorted(),
      // In the order of the API, which lists the most important first.
      designers: links('boardgamedesigner'),
      publishers: links('boardgamepublisher'),
    };
  });

function inOrder(least: number | null, most: number | null) {
  return least !== null && most !== null && most < least ? { least: most, most: least } : { least, most };
}

/** The fields of the collection file that a thing document has, and its type. Times in minutes; null is unknown. */
export type GameDetails = z.output<typeof thingItem>;

/** The owned games of a collection document. Copies are merged: the API repeats the same number of plays on each. */
export function readOwnedGames(items: readonly unknown[]): OwnedGame[] {
  const games = new Map<number, OwnedGame>();
  for (const item of items) {
    const game = ownedItem.safeParse(item).data;
    if (!game) continue;
    const known = games.get(game.id);
    games.set(game.id, known ? { ...known, plays: Math.max(known.plays, game.plays) } : game);
  }
  return [...games.values()];
}

export function readDetails(items: readonly unknown[]): GameDetails[] {
  return items.flatMap((item) => thingItem.safeParse(item).data ?? []);
}
