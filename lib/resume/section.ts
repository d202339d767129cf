import { todo } from '../content/write/starter';
import { defineSection } from '../section';
import { resumeOverview, role } from './schema';

export const resume = defineSection({
  name: 'resume',
  menu: 'Resume',
  kinds: { resume: 'Resume' },
  pages: [
    {
      path: '/resume',
      texts: ({ name, title }) => ({
        heading: title,
        title: `Resume of ${name}`,
        description: `Experience, skills and education of ${name}, ${title}.`,
        keywords: ['resume', title],
      }),
    },
  ],
  files: [
    ['/resume.json', 'JSON Resume', 'The resume as structured data'],
    ['/resume.docx', 'Resume for Word', 'The resume as a DOCX file'],
    ['/resume.txt', 'Resume as plain text', 'The resume without any markup'],
  ],
  documents: {
    ResumeOverview: { schema: resumeOverview, pattern: 'resume.mdx' },
    Role: {
      schema: role,
      pattern: 'roles/*.mdx',
      editor: { label: 'Roles', label_singular: 'Role', summary: '{{title}}, {{company}}', newest: 'startDate' },
      starter: {
        name: 'role',
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
    },
  },
});
