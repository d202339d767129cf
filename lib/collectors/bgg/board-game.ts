import type { z } from 'zod';
import { documentTypes } from '../../content/schema/documents';
import type { OwnedGame } from './collection-items';
import type { Details } from './details';
import type { Facts } from './facts';
import { pageOf } from './page-address';

/** The schema that the collection file has to pass. */
export const collectionSchema = documentTypes.BoardGameCollection.schema;

export type Collection = z.infer<typeof collectionSchema>;
export type BoardGame = Collection['games'][number];

interface Sources {
  owned: OwnedGame;
  details: Details | undefined;
  /** The game as the file has it; stands in for details that the service left out. */
  previous: BoardGame | undefined;
}

/** A game as the collection file has it. */
export function toBoardGame({ owned, details, previous }: Sources): BoardGame {
  if (!details && previous) return { ...previous, numplays: owned.plays };
  const facts: Facts = details ?? owned;
  const type = details?.type ?? owned.subtype;
  const [minPlayers, maxPlayers] = inOrder(facts.minPlayers, facts.maxPlayers);
  const [minPlaytime, maxPlaytime] = inOrder(
    facts.minPlaytime ?? facts.playingTime,
    facts.maxPlaytime ?? facts.playingTime,
  );
  return {
    id: owned.id,
    name: facts.name,
    year: facts.year ?? owned.year,
    min_players: minPlayers,
    max_players: maxPlayers,
    min_playtime: minPlaytime,
    max_playtime: maxPlaytime,
    weight: facts.weight,
    avg_rating: facts.rating,
    bayes_avg: facts.bayesRating,
    overall_rank: facts.rank,
    numplays: owned.plays,
    image: facts.image ?? owned.image,
    categories: details?.categories ?? [],
    mechanics: details?.mechanics ?? [],
    designers: details?.designers ?? [],
    publishers: details?.publishers ?? [],
    bgg_url: pageOf({ id: owned.id, name: facts.name, type }),
  };
}

/** Some entries have their two ends the wrong way round. */
function inOrder(least: number | null, most: number | null): [number | null, number | null] {
  return least !== null && most !== null && most < least ? [most, least] : [least, most];
}
