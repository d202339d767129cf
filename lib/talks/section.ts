import { date, draft, group, line, pageOrUrl, sentence, updated, url } from '../content/schema/fields';
import { todo } from '../content/write/starter';
import { defineSection } from '../section';

const talk = group({
  title: line.describe('Title of the talk.'),
  event: line.describe('Name of the conference or meetup.'),
  place: line.describe('City and state or country, or Online.'),
  date: date.describe('Day of the talk.'),
  description: sentence.describe('What it was about, in one or two sentences.'),
  url: url.optional().describe('Page of the talk or the event.'),
  slides: pageOrUrl.optional().describe('Address of the slides, or of a file below public/.'),
  video: url.optional().describe('Address of the recording.'),
  draft,
  updated,
});

export const talks = defineSection({
  name: 'talks',
  isOnAtFirst: false,
  menu: 'Talks',
  pages: [
    {
      path: '/talks',
      texts: ({ name }) => ({ heading: 'Talks', description: `Talks by ${name}, newest first.`, keywords: ['talks'] }),
    },
  ],
  documents: {
    Talk: {
      schema: talk,
      pattern: 'talks/*.mdx',
      addresses: (file) => [`/talks#${file}`],
      editor: { label: 'Talks', label_singular: 'Talk', summary: '{{title}}, {{event}}', newest: 'date' },
      starter: {
        name: 'talk',
        fields: ({ title, today }) => ({
          title,
          event: todo('the conference or meetup'),
          place: todo('city and state or country, or Online'),
          date: today,
          description: todo('what it was about, in one or two sentences'),
        }),
        guesses: ['date'],
      },
    },
  },
});
