import { getCollection } from '../../content/content';
import { pluralize } from '../../pluralize';
import { type Entry, gamesNamed } from './entry';

export function gameEntries(): Entry[] {
  const { games } = getCollection();
  const entries = games.map(({ name, year }): Entry => {
    return { kind: 'games', name, href: gamesNamed(name), ...(year && { detail: String(year) }) };
  });
  const groups = [
    ['designers', 'Designer', (name: string) => gamesNamed(name)],
    ['categories', 'Category', (name: string) => `/tabletop?category=${encodeURIComponent(name)}`],
    ['mechanics', 'Mechanic', (name: string) => `/tabletop?mechanic=${encodeURIComponent(name)}`],
  ] as const;
  const choices = groups.flatMap(([field, noun, hrefOf]) =>
    [
      ...Map.groupBy(
        games.flatMap((game) => game[field]),
        (name) => name,
      ),
    ].map(([name, uses]): Entry => {
      return { kind: 'games', name, href: hrefOf(name), detail: `${noun} of ${pluralize(uses.length, 'game')}` };
    }),
  );
  return [...entries, ...choices];
}
