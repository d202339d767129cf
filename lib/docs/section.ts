import { z } from 'zod';
import { draft, group, line, sentence, unlisted, updated } from '../content/schema/fields';
import { todo } from '../content/write/starter';
import { defineSection } from '../section';

const doc = group({
  title: line.describe('Heading of the page.'),
  description: sentence.describe('What the page explains, in one or two sentences.'),
  order: z
    .int()
    .optional()
    .describe('Position in the menu, the lowest number first. Default: after the numbered pages.'),
  draft,
  unlisted,
  updated,
});

export const docs = defineSection({
  name: 'docs',
  isOnAtFirst: true,
  addresses: ['/docs'],
  kinds: { docs: 'Documentation' },
  documents: {
    Doc: {
      schema: doc,
      pattern: 'docs/**/*.mdx',
      addresses: (file) => [`/docs/${file}`.replace(/\/index$/, '')],
      editor: { label: 'Documentation', label_singular: 'Page' },
      starter: {
        name: 'doc',
        fields: ({ title }) => ({ title, description: todo('what the page explains, in one sentence') }),
        body: todo('the text. Headings begin at ##.'),
      },
    },
  },
});
