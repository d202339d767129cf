import { z } from 'zod';
import { date, draft, group, line, sentence, updated, url } from '../content/schema/fields';
import { withRule } from '../content/schema/rules';
import { todo } from '../content/write/starter';
import { defineSection } from '../section';

const seatFields = group({
  organization: line.describe('Name of the company or organization.'),
  role: line.describe('Title on the board, such as Independent director.'),
  from: date.describe('First day.'),
  to: date.nullish().describe('Last day. Default: none, the seat is current.'),
  url: url.optional().describe('Address of the organization.'),
  description: sentence.describe('What the owner contributes, in one or two sentences.'),
  draft,
  updated,
});

const boardSeat = withRule(seatFields, z.looseObject({ from: date, to: date }), ({ from, to }, report) => {
  if (to < from) report(['to'], `to ${to} is before from ${from}`);
});

export const boards = defineSection({
  name: 'boards',
  isOnAtFirst: false,
  menu: 'Boards',
  pages: [
    {
      path: '/boards',
      texts: ({ name }) => ({
        heading: 'Boards',
        description: `Board and advisory seats of ${name}.`,
        keywords: ['board of directors'],
      }),
    },
  ],
  documents: {
    BoardSeat: {
      schema: boardSeat,
      pattern: 'boards/*.mdx',
      addresses: (file) => [`/boards#${file}`],
      editor: { label: 'Board seats', label_singular: 'Board seat', newest: 'from' },
      starter: {
        name: 'board',
        fields: ({ title, today }) => ({
          organization: title,
          role: todo('your title on the board'),
          from: today,
          description: todo('what you contribute, in one or two sentences'),
        }),
        guesses: ['from'],
      },
    },
  },
});
