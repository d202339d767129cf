import type { Page, SearchEntry, SectionContent } from '../section';
import { identify } from '../structured-data';
import { pluralize } from '../words';
import { getCollection } from './collection';
import { formatYear } from './game';
import { drawGames } from './share-drawing';

export const content: SectionContent = {
  pages: {
    '/tabletop': {
      type: 'CollectionPage',
      documents: () => [getCollection()],
      subject: ({ path, title, description }: Page) => {
        const { total_games: collectionSize } = getCollection();
        return { '@type': 'Collection', ...identify(path, 'collection'), name: title, description, collectionSize };
      },
      drawing: () => (getCollection().games.length > 0 ? drawGames(getCollection().games) : undefined),
      search: () => ({ kind: 'games' }),
    },
  },
  entries,
};

const GROUPS = [
  ['designers', 'Designer', 'q'],
  ['categories', 'Category', 'category'],
] as const;

function entries(): SearchEntry[] {
  const { games } = getCollection();
  return [
    ...games.map(({ name, year }) => ({
      kind: 'games',
      name,
      href: findGames('q', name),
      ...(year && { detail: formatYear(year) }),
    })),
    ...GROUPS.flatMap(([field, noun, parameter]) => {
      const uses = Map.groupBy(
        games.flatMap((game) => game[field]),
        (name) => name,
      );
      return [...uses].map(([name, { length }]) => {
        const detail = `${noun} of ${pluralize(length, 'game')}`;
        return { kind: 'games', name, href: findGames(parameter, name), detail };
      });
    }),
  ];
}

function findGames(parameter: string, value: string): string {
  return `/tabletop?${parameter}=${encodeURIComponent(value)}`;
}
