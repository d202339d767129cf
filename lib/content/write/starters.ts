import type { DocumentTypeName } from '../schema/documents';
import { ACTIVITY_STARTERS } from './activity-starters';
import { type Starter, todo } from './starter';

export const STARTERS = {
  Project: {
    name: 'project',
    folder: 'projects',
    fields: ({ title, today }) => ({
      title,
      description: todo('one sentence on what it does and for whom'),
      status: 'ACTIVE',
      startDate: today,
      technologyGroups: [],
      tags: [],
    }),
    guesses: ['startDate'],
    body: todo('what the problem was, what you did, and what came of it.'),
  },
  Role: {
    name: 'role',
    folder: 'roles',
    fields: ({ title, today }) => ({
      title,
      company: todo('the company'),
      location: todo('city and state or country'),
      startDate: today,
      summary: todo('what you were responsible for, in one sentence'),
      highlights: [todo('a result with its figure, such as "cut the cost of a booking by 41%"')],
    }),
    guesses: ['startDate'],
  },
  GearGroup: {
    name: 'gear',
    folder: 'gear',
    fields: ({ title, order }) => ({
      title,
      color: 'blue',
      order,
      items: [{ name: todo(`an item of ${title}`), specs: todo('what matters about it, in one or two sentences') }],
    }),
  },
  Doc: {
    name: 'doc',
    folder: 'docs',
    fields: ({ title }) => ({ title, description: todo('what the page explains, in one sentence') }),
    body: todo('the text. Headings begin at ##.'),
  },
  Diagram: {
    name: 'diagram',
    folder: 'diagrams',
    fields: ({ title }) => ({
      title,
      description: todo('what the diagram shows, for readers who do not see it'),
      layout: 'stack',
      width: 1400,
      height: 900,
      tiers: [
        { id: 'clients', title: todo('name of the top tier'), nodes: [{ id: 'client', label: todo('a client') }] },
        { id: 'services', title: todo('name of the tier below'), nodes: [{ id: 'service', label: todo('a service') }] },
      ],
      edges: [{ from: 'client', to: 'service' }],
    }),
  },
  Experiment: {
    name: 'experiment',
    folder: 'experiments',
    fields: ({ title, today }) => ({
      title,
      description: todo('what you wanted to find out, in one sentence'),
      startDate: today,
      tags: [],
    }),
    body: todo('what you tried and what you found.'),
  },
  AstroPhoto: {
    name: 'photo',
    folder: 'astrophotos',
    fields: ({ title, today, picture }) => ({
      title,
      object: { name: title, type: 'star-field' },
      ra: 0,
      dec: 0,
      gear: [],
      sessions: [{ date: today, count: 1, seconds: 1 }],
      picture,
    }),
    guesses: ['object.type', 'ra', 'dec', 'sessions.0.date', 'sessions.0.count', 'sessions.0.seconds'],
  },
  Biography: {
    name: 'biography',
    folder: 'biographies',
    fields: ({ title }) => ({ title, maxWords: 100 }),
    guesses: ['maxWords'],
    body: todo('your introduction, in the third person.'),
  },
  ...ACTIVITY_STARTERS,
} satisfies Partial<Record<DocumentTypeName, Starter>> as Partial<Record<DocumentTypeName, Starter>>;
