import type { BoardGame } from './collection';

export const IMAGE_ORIGIN = 'https://cf.geekdo-images.com';

/** Null for an unknown end; one of them is known. */
export type Bounds = readonly [least: number | null, most: number | null];

export interface Game {
  id: number;
  name: string;
  year: number | null;
  players: Bounds | null;
  minutes: Bounds | null;
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

/** BoardGameGeek uses negative years for games of antiquity. */
export function formatYear(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}

/** BoardGameGeek uses zero for unknown values. */
export function toGame(game: BoardGame, { images }: { images: boolean }): Game {
  return {
    id: game.id,
    name: game.name,
    year: game.year || null,
    players: readBounds(game.min_players, game.max_players),
    minutes: readBounds(game.min_playtime, game.max_playtime),
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

function readBounds(min?: number | null, max?: number | null): Bounds | null {
  return min || max ? [min || null, max || null] : null;
}

export function isServiceImage(address: string): boolean {
  return URL.parse(address)?.origin === IMAGE_ORIGIN;
}
