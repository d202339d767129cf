import { type BoardGame, type Collection, gameUrl } from './board-game';
import { serializeCollection } from './collection-file';

/** BoardGameGeek's ids are below this one. */
const FIRST_OWN_ID = 900_000_001;

/** A game with a name and perhaps BoardGameGeek's id; all else is unknown. Without an id it gets a new one. */
export function newGame(name: string, id: number | undefined, used: readonly number[]): BoardGame {
  const own = Math.max(FIRST_OWN_ID - 1, ...used) + 1;
  const search = `https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q=${encodeURIComponent(name)}`;
  return {
    id: id ?? own,
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
    bgg_url: id ? gameUrl({ id, name, type: 'boardgame' }) : search,
  };
}

export function withGame(text: string, game: BoardGame, now: Date): string {
  const { games }: Collection = JSON.parse(text);
  return serializeCollection([...games, game], now);
}
