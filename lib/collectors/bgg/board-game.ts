import type { GameDetails, OwnedGame } from './items';

/** A game as the collection file has it. The section tabletop declares the schema of the file. */
export interface BoardGame {
  id: number;
  name: string;
  year: number | null;
  min_players: number | null;
  max_players: number | null;
  min_playtime: number | null;
  max_playtime: number | null;
  weight: number | null;
  avg_rating: number | null;
  bayes_avg: number | null;
  overall_rank: number | null;
  numplays: number;
  image: string | null;
  categories: string[];
  mechanics: string[];
  designers: string[];
  publishers: string[];
  bgg_url: string;
}

export interface Collection {
  updated: string;
  total_games: number;
  games: BoardGame[];
}

interface Sources {
  owned: OwnedGame;
  details: GameDetails | undefined;
  previous: BoardGame | undefined;
}

export function toBoardGame({ owned, details, previous }: Sources): BoardGame {
  if (!details && previous) return { ...previous, numplays: owned.plays };
  const facts = details ?? owned;
  const [minPlayers, maxPlayers] = inOrder(facts.minPlayers, facts.maxPlayers);
  const { playingTime } = facts;
  const [minPlaytime, maxPlaytime] = inOrder(facts.minPlaytime ?? playingTime, facts.maxPlaytime ?? playingTime);
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
    bgg_url: gameUrl({ id: owned.id, name: facts.name, type: facts.type }),
  };
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && max < min ? [max, min] : [min, max];
}

/** Page of a game. BoardGameGeek uses only the id; the name makes the link readable. */
export function gameUrl({ id, name, type }: { id: number; name: string; type: string }): string {
  const kind = type === 'boardgameexpansion' ? 'boardgameexpansion' : 'boardgame';
  const slug = name
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `https://boardgamegeek.com/${kind}/${id}${slug && `/${slug}`}`;
}
