import type { GameDetails, OwnedGame } from './items';

/** A game as the collection file has it. The section tabletop declares the schema of the file, and can be deleted. */
export type BoardGame = Omit<GameDetails, 'type'> & { numplays: number; bgg_url: string };

export interface Collection {
  updated: string;
  total_games: number;
  games: BoardGame[];
}

export interface FetchedGame {
  owned: OwnedGame;
  details: GameDetails | undefined;
}

export function toBoardGame({ owned, details }: FetchedGame, previous: BoardGame | undefined): BoardGame {
  const { year, image, plays: numplays } = owned;
  if (!details) return { ...(previous ?? { ...unknownGame(owned), year, image }), numplays };
  const { type, ...facts } = details;
  return { ...unknownGame(facts), ...facts, year: facts.year ?? year, image: facts.image ?? image, numplays };
}

/** BoardGameGeek's ids are below this one. */
const FIRST_OWN_ID = 900_000_001;

/** A game with a name and perhaps BoardGameGeek's id; all else is unknown. Without an id it gets a new one. */
export function newGame(name: string, id: number | undefined, used: readonly number[]): BoardGame {
  if (id) return unknownGame({ id, name });
  const search = `https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q=${encodeURIComponent(name)}`;
  return { ...unknownGame({ id: Math.max(FIRST_OWN_ID - 1, ...used) + 1, name }), bgg_url: search };
}

type Named = Pick<BoardGame, 'id' | 'name'>;

/** Its fields are in the order of the file. */
function unknownGame({ id, name }: Named): BoardGame {
  return {
    id,
    name,
    year: null,
    min_players: null,
    max_players: null,
    min_playtime: null,
    max_playtime: null,
    weight: null,
    avg_rating: null,
    bayes_avg: null,
    overall_rank: null,
    numplays: 0,
    image: null,
    categories: [],
    mechanics: [],
    designers: [],
    publishers: [],
    bgg_url: gameUrl({ id, name }),
  };
}

/** Page of a game. BoardGameGeek uses only the id; the name makes the link readable. */
export function gameUrl({ id, name }: Named): string {
  const slug = name
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `https://boardgamegeek.com/boardgame/${id}${slug && `/${slug}`}`;
}
