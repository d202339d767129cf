import { defineSection } from '../section';
import { IMAGE_ORIGIN } from './game';
import { boardGameCollection } from './schema';

export const tabletop = defineSection({
  name: 'tabletop',
  isOnAtFirst: true,
  menu: 'Tabletop Gaming',
  addresses: ['/bgg'],
  kinds: { games: 'Games' },
  imageHosts: [IMAGE_ORIGIN],
  pages: [
    {
      path: '/tabletop',
      texts: ({ name }) => ({
        heading: 'Tabletop Gaming',
        description: `The board games of ${name}.`,
        keywords: ['board game collection'],
      }),
    },
  ],
  documents: {
    BoardGameCollection: { schema: boardGameCollection, pattern: 'tabletop/collection.json' },
  },
});
