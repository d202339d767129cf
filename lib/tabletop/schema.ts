import { z } from 'zod';
import { group, instant, url } from '../content/schema/fields';
import { withRule, withUniqueIds } from '../content/schema/rules';

const count = z.int().min(0);
const names = z.array(z.string().min(1));

const gameFields = group({
  id: z.int().min(1).describe('Number of the game on BoardGameGeek.'),
  name: z.string().min(1).describe('Name of the game.'),
  year: z.int().nullable().describe('Year of publication.'),
  min_players: count.nullable().describe('Fewest players.'),
  max_players: count.nullable().describe('Most players.'),
  min_playtime: count.nullable().describe('Shortest time of play in minutes.'),
  max_playtime: count.nullable().describe('Longest time of play in minutes.'),
  weight: z.number().min(0).max(5).nullable().describe('Complexity from 1, light, to 5, heavy.'),
  avg_rating: z.number().min(0).max(10).nullable().describe('Mean rating of BoardGameGeek, from 1 to 10.'),
  bayes_avg: z.number().min(0).max(10).nullable().describe('Rating by which BoardGameGeek ranks the game.'),
  overall_rank: z.int().min(1).nullable().describe('Place among all games of BoardGameGeek.'),
  numplays: count.describe('Number of plays that the owner has logged.'),
  image: url.nullable().describe("Address of BoardGameGeek's picture of the box."),
  categories: names.describe('Categories of BoardGameGeek.'),
  mechanics: names.describe('Mechanics of BoardGameGeek.'),
  designers: names.describe('Designers of the game.'),
  publishers: names.describe('Publishers of the game.'),
  bgg_url: url.describe('Address of the game on BoardGameGeek.'),
});

const game = (['players', 'playtime'] as const).reduce((schema, unit) => {
  const least = `min_${unit}` as const;
  const most = `max_${unit}` as const;
  return withRule(schema, z.object({ [least]: z.number(), [most]: z.number() }), (value, report) => {
    if (Number(value[most]) < Number(value[least])) {
      report([most], `${most} ${value[most]} is below ${least} ${value[least]}`);
    }
  });
}, gameFields);

export const boardGameCollection = withRule(
  withUniqueIds(
    group({
      updated: instant.describe('When the list was fetched, in UTC.'),
      total_games: count.describe('Number of games in the list.'),
      games: z.array(game).describe('Games of the collection.'),
    }),
    'games',
  ),
  z.object({ total_games: z.number(), games: z.array(z.unknown()) }),
  ({ total_games: total, games }, report) => {
    if (total !== games.length)
      report(['total_games'], `total_games is ${total}, but ${games.length} games are listed`);
  },
);
