import { z } from 'zod';
import { date, draft, group, line, MISPLACED, sentence, unlisted, updated } from '../content/schema/fields';
import { withRule } from '../content/schema/rules';
import { todo } from '../content/write/starter';
import { defineSection } from '../section';

const fields = group({
  title: line.describe('Name of the experiment.'),
  description: sentence.describe('The question it answers, in one or two sentences.'),
  startDate: date.describe('First day of the work.'),
  tags: z.array(group({ name: line.describe('Name of the tag.') })).describe('Topics of the experiment.'),
  board: z
    .enum(['line-of-sight'])
    .optional()
    .describe('Interactive part. With one, the experiment has a page of its own, /lab/NAME.'),
  draft,
  unlisted,
  updated,
});

const experiment = withRule(
  fields,
  z.looseObject({ board: z.undefined().optional(), unlisted: z.literal(true) }),
  (_, report) => report(['unlisted'], `unlisted ${MISPLACED.unlisted}; an experiment has one with board`),
);

export const lab = defineSection({
  name: 'lab',
  isOnAtFirst: true,
  kinds: { experiments: 'Experiments' },
  pages: [
    {
      path: '/lab',
      texts: ({ name }) => ({
        heading: 'Lab',
        description: `Small code experiments by ${name}.`,
        keywords: ['code experiments'],
      }),
    },
  ],
  documents: {
    Experiment: {
      schema: experiment,
      pattern: 'experiments/*.mdx',
      addresses: (file, { board }) => [`/lab#${file}`, ...(board ? [`/lab/${file}`] : [])],
      editor: { label: 'Experiments', label_singular: 'Experiment', newest: 'startDate' },
      starter: {
        name: 'experiment',
        fields: ({ title, today }) => ({
          title,
          description: todo('what you wanted to find out, in one sentence'),
          startDate: today,
          tags: [],
        }),
        body: todo('what you tried and what you found.'),
      },
    },
  },
});
