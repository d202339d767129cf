import { type Starter, todo } from './starter';

export const ACTIVITY_STARTERS = {
  Talk: {
    name: 'talk',
    folder: 'talks',
    fields: ({ title, today }) => ({
      title,
      event: todo('the conference or meetup'),
      place: todo('city and state or country, or Online'),
      date: today,
      description: todo('what it was about, in one or two sentences'),
    }),
    guesses: ['date'],
  },
  Article: {
    name: 'writing',
    folder: 'writing',
    fields: ({ title, today }) => ({
      title,
      publication: todo('where it was published'),
      date: today,
      url: 'https://example.com',
      description: todo('what it says, in one or two sentences'),
    }),
    guesses: ['date', 'url'],
  },
  BoardSeat: {
    name: 'board',
    folder: 'boards',
    fields: ({ title, today }) => ({
      organization: title,
      role: todo('your title on the board'),
      from: today,
      description: todo('what you contribute, in one or two sentences'),
    }),
    guesses: ['from'],
  },
} satisfies Record<string, Starter>;
