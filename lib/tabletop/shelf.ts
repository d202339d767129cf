import { pluralize } from '../pluralize';

/** "1,381 plays in total, 20 games never played"; undefined without logged plays. */
export function describePlays(games: readonly { numplays: number }[]): string | undefined {
  const plays = games.reduce((sum, { numplays }) => sum + numplays, 0);
  if (plays === 0) return undefined;
  const unplayed = games.filter(({ numplays }) => numplays === 0).length;
  const total = `${plays.toLocaleString('en-US')} ${plays === 1 ? 'play' : 'plays'} in total`;
  return unplayed === 0 ? total : `${total}, ${pluralize(unplayed, 'game')} never played`;
}

/** Games with plays, most first, ties sorted by name. */
export function mostPlayed<G extends { name: string; numplays: number }>(games: readonly G[], limit = 10): G[] {
  return games
    .filter(({ numplays }) => numplays > 0)
    .toSorted((a, b) => b.numplays - a.numplays || a.name.localeCompare(b.name))
    .slice(0, limit);
}
