import type { Game } from '@/lib/tabletop/game';

/** A game with defaults for the fields that do not matter to a test. */
export function game(facts: Partial<Game>): Game {
  return {
    id: 1,
    name: 'Game',
    year: null,
    players: null,
    minutes: null,
    weight: null,
    rating: null,
    rank: null,
    plays: 0,
    image: null,
    categories: [],
    mechanics: [],
    designers: [],
    url: 'https://games.example.com/1',
    ...facts,
  };
}
