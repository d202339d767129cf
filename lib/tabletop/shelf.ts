interface CountedGame {
  numplays: number;
  categories: readonly string[];
}

interface Shelf {
  plays: number;
  unplayed: number;
  /** The most common categories, ties sorted by name. */
  categories: { name: string; games: number }[];
}

export function summarizeShelf(games: readonly CountedGame[], limit = 3): Shelf {
  const byName = Map.groupBy(
    games.flatMap(({ categories }) => [...new Set(categories)]),
    (name) => name,
  );
  const categories = [...byName].map(([name, { length }]) => ({ name, games: length }));
  return {
    plays: games.reduce((sum, { numplays }) => sum + numplays, 0),
    unplayed: games.filter(({ numplays }) => numplays === 0).length,
    categories: categories.toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name)).slice(0, limit),
  };
}

/** Games with plays, most first, ties sorted by name. */
export function mostPlayed<G extends { name: string; numplays: number }>(games: readonly G[], limit = 10): G[] {
  return games
    .filter(({ numplays }) => numplays > 0)
    .toSorted((a, b) => b.numplays - a.numplays || a.name.localeCompare(b.name))
    .slice(0, limit);
}
