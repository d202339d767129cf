import { z } from 'zod';
import { group, instant, url } from './fields';
import { withRule, withUniqueIds } from './rules';

const count = z.int().min(0);

const gameFields = group({
  id: z.int().min(1),
  name: z.string().min(1),
  year: z.int().nullable(),
  min_players: count.nullable(),
  max_players: count.nullable(),
  min_playtime: count.nullable(),
  max_playtime: count.nullable(),
  weight: z.number().min(0).max(5).nullable(),
  avg_rating: z.number().min(0).max(10).nullable(),
  bayes_avg: z.number().min(0).max(10).nullable(),
  overall_rank: z.int().min(1).nullable(),
  numplays: count,
  image: url.nullable(),
  categories: z.array(z.string().min(1)),
  mechanics: z.array(z.string().min(1)),
  designers: z.array(z.string().min(1)),
  publishers: z.array(z.string().min(1)),
  bgg_url: url,
});

const game = (['players', 'playtime'] as const).reduce((schema, unit) => {
  const [least, most] = [`min_${unit}`, `max_${unit}`] as const;
  return withRule(schema, z.object({ [least]: z.number(), [most]: z.number() }), (value, report) => {
    if (Number(value[most]) < Number(value[least])) {
      report([most], `${most} ${value[most]} is below ${least} ${value[least]}`);
    }
  });
}, gameFields);

export const boardGameCollection = withRule(
  withUniqueIds(group({ updated: instant, total_games: count, games: z.array(game) }), 'games'),
  z.object({ total_games: z.number(), games: z.array(z.unknown()) }),
  ({ total_games: total, games }, report) => {
    if (total !== games.length)
      report(['total_games'], `total_games is ${total}, but ${games.length} games are listed`);
  },
);
