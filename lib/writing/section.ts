import { date, draft, group, line, sentence, updated, url } from '../content/schema/fields';
import { todo } from '../content/write/starter';
import { defineSection } from '../section';

const article = group({
  title: line.describe('Title of the article.'),
  publication: line.describe('Where it was published.'),
  date: date.describe('Day of publication.'),
  url: url.describe('Address of the article.'),
  description: sentence.describe('What it says, in one or two sentences.'),
  draft,
  updated,
});

export const writing = defineSection({
  name: 'writing',
  isOnAtFirst: false,
  menu: 'Writing',
  pages: [
    {
      path: '/writing',
      texts: ({ name }) => ({
        heading: 'Writing',
        description: `Articles by ${name}, newest first.`,
        keywords: ['articles'],
      }),
    },
  ],
  documents: {
    Article: {
      schema: article,
      pattern: 'writing/*.mdx',
      addresses: (file) => [`/writing#${file}`],
      editor: { label: 'Articles', label_singular: 'Article', summary: '{{title}}, {{publication}}', newest: 'date' },
      starter: {
        name: 'writing',
        fields: ({ title, today }) => ({
          title,
          publication: todo('where it was published'),
          date: today,
          url: 'https://example.com',
          description: todo('what it says, in one or two sentences'),
        }),
        guesses: ['date', 'url'],
      },
    },
  },
});
