import { todo } from '../content/write/starter';
import { defineSection } from '../section';
import { gearGroup } from './gear-schema';
import { astroPhoto } from './schema';

export const astrophotography = defineSection({
  name: 'astrophotography',
  folder: 'astro',
  isOnAtFirst: true,
  menu: 'Astrophotography',
  kinds: { gear: 'Gear', photos: 'Photos' },
  pages: [
    {
      path: '/astrophotography',
      texts: ({ name }) => ({
        heading: 'Astrophotography',
        description: `The equipment and the photographs of ${name}.`,
        keywords: ['astrophotography'],
      }),
    },
  ],
  feed: {
    path: '/astrophotography/feed.xml',
    name: 'Photo feed',
    description: 'The astrophotographs as Atom, newest first',
    pages: '/astrophotography',
  },
  documents: {
    AstroPhoto: {
      schema: astroPhoto,
      pattern: 'astrophotos/*.mdx',
      addresses: (file) => [`/astrophotography/${file}`],
      editor: { label: 'Photographs', label_singular: 'Photograph' },
    },
    GearGroup: {
      schema: gearGroup,
      pattern: 'gear/*.mdx',
      editor: { label: 'Gear', label_singular: 'Group of gear' },
      starter: {
        name: 'gear',
        fields: ({ title, order }) => ({
          title,
          color: 'blue',
          order,
          items: [{ name: todo(`an item of ${title}`), specs: todo('what matters about it, in one or two sentences') }],
        }),
      },
    },
  },
});
