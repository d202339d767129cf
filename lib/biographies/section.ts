import { z } from 'zod';
import { draft, group, line, updated } from '../content/schema/fields';
import { todo } from '../content/write/starter';
import { defineSection } from '../section';

const biography = group({
  title: line.describe('Heading of the text, such as Short.'),
  maxWords: z.int().min(1).describe('Most words that organizers accept. The check reports a longer text.'),
  draft,
  updated,
});

export const biographies = defineSection({
  name: 'biographies',
  isOnAtFirst: true,
  hasDefaultText: true,
  pages: [
    {
      path: '/bio',
      texts: ({ name }) => ({
        heading: 'Biography',
        description: `Biography of ${name} for event programs, podcasts and articles.`,
        keywords: ['biography'],
      }),
    },
  ],
  documents: {
    Biography: {
      schema: biography,
      pattern: 'biographies/*.mdx',
      addresses: (file) => [`/bio#${file}`],
      editor: { label: 'Biographies', label_singular: 'Biography' },
      starter: {
        name: 'biography',
        fields: ({ title }) => ({ title, maxWords: 100 }),
        guesses: ['maxWords'],
        body: todo('your introduction, in the third person.'),
      },
    },
  },
});
