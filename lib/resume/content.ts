import { getProfile, getResume, getRoles } from '../content/content';
import { formatPeriod } from '../dates';
import type { SearchEntry, SectionContent } from '../section';
import { resumeFileName } from './file-name';
import { drawFigures } from './share-drawing';
import { impactFigures } from './sources';

const FILES = [
  ['Download resume (PDF)', '/resume.pdf', 'pdf'],
  ['Download resume (PDF, US Letter)', '/resume-letter.pdf', 'pdf'],
  ['Download resume (Word)', '/resume.docx', 'docx'],
  ['Download resume (plain text)', '/resume.txt', 'txt'],
] as const;

export const content: SectionContent = {
  pages: {
    '/resume': {
      type: 'ProfilePage',
      documents: () => [getResume(), ...getRoles()],
      drawing: drawImpact,
      search: () => ({ kind: 'resume' }),
    },
  },
  entries,
};

function entries(): SearchEntry[] {
  const roles = getRoles();
  const study = { name: 'Education', href: '/resume#education', detail: 'Section of the resume' };
  const career = { name: 'Go to the career timeline', href: '/resume#career', detail: 'Section of the resume' };
  return [
    ...roles.map((role) => ({
      kind: 'resume',
      name: role.title,
      href: `/resume#${role.name}`,
      also: [role.company],
      detail: `${role.company}, ${formatPeriod(role)}`,
    })),
    ...(getResume().education.length > 0
      ? [{ kind: 'resume', ...study, also: ['Study', 'University', 'Degree'] }]
      : []),
    ...FILES.map(([name, href, extension]) => {
      const detail = resumeFileName(getProfile().name, extension);
      return { kind: 'commands', name, href, detail, also: ['Download CV'] };
    }),
    ...(roles.length > 0 ? [{ kind: 'commands', ...career }] : []),
  ];
}

function drawImpact() {
  const figures = impactFigures(getResume().impact, getProfile().stats);
  return figures.length > 0 ? drawFigures(figures) : undefined;
}
