import type { BoardGame } from '../content/content';
import { isServiceImage } from './image-policy';

/** What the collection's list needs to know of a game; small, because it travels to the browser. */
export interface Game {
  id: number;
  name: string;
  year: number | null;
  players: [number, number] | null;
  minutes: [number, number] | null;
  weight: number | null;
  rating: number | null;
  rank: number | null;
  plays: number;
  image: string | null;
  categories: string[];
  mechanics: string[];
  designers: string[];
  url: string;
}

interface Shown {
  /** Whether the service's pictures are shown. */
  images: boolean;
}

/** Reshapes a game of the collection file; what is unknown or zero there is null here. */
export function toGame(game: BoardGame, { images }: Shown): Game {
  return {
    id: game.id,
    name: game.name,
    year: game.year || null,
    players: range(game.min_players, game.max_players),
    minutes: range(game.min_playtime, game.max_playtime),
    weight: game.weight || null,
    rating: game.avg_rating || null,
    rank: game.overall_rank || null,
    plays: game.numplays,
    image: images && game.image && isServiceImage(game.image) ? game.image : null,
    categories: game.categories,
    mechanics: game.mechanics,
    designers: game.designers,
    url: game.bgg_url,
  };
}

function range(least?: number | null, most?: number | null): [number, number] | null {
  return least && most ? [least, most] : null;
}
