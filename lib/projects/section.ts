import { todo } from '../content/write/starter';
import { diagram } from '../diagram/schema';
import { defineSection } from '../section';
import { project } from './schema';

export const projects = defineSection({
  name: 'projects',
  isOnAtFirst: true,
  menu: 'Projects',
  addresses: ['/feed.xml'],
  kinds: { projects: 'Projects', diagrams: 'Diagrams' },
  pages: [
    {
      path: '/projects',
      texts: ({ name }) => ({
        heading: 'Projects',
        description: `What ${name} has designed and built, and the decisions behind it.`,
        keywords: ['projects'],
      }),
    },
  ],
  feed: { path: '/feed.xml', name: 'Atom feed', description: 'The projects, newest first' },
  documents: {
    Project: {
      schema: project,
      pattern: 'projects/*.mdx',
      addresses: (file, { slug }) => [`/projects/${typeof slug === 'string' ? slug : file}`],
      editor: { label: 'Projects', label_singular: 'Project', newest: 'startDate' },
      starter: {
        name: 'project',
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
    },
    Diagram: {
      schema: diagram,
      pattern: 'diagrams/*.mdx',
      editor: { label: 'Diagrams', label_singular: 'Diagram' },
      starter: {
        name: 'diagram',
        fields: ({ title }) => ({
          title,
          description: todo('what the diagram shows, for readers who do not see it'),
          layout: 'stack',
          width: 1400,
          height: 900,
          tiers: [
            { id: 'clients', title: todo('name of the top tier'), nodes: [{ id: 'client', label: todo('a client') }] },
            {
              id: 'services',
              title: todo('name of the tier below'),
              nodes: [{ id: 'service', label: todo('a service') }],
            },
          ],
          edges: [{ from: 'client', to: 'service' }],
        }),
      },
    },
  },
});
