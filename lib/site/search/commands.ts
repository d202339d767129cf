import { resumeFileName } from '../../resume/file-name';
import type { Entry } from './entry';

const PERIODS = [
  ['30d', 'the last 30 days'],
  ['90d', 'the last 90 days'],
  ['1y', 'the last year'],
  ['all', 'all time'],
] as const;

const RESUME_FILES = [
  ['Download resume (PDF)', '/resume.pdf', 'pdf'],
  ['Download resume (PDF, US Letter)', '/resume-letter.pdf', 'pdf'],
  ['Download resume (Word)', '/resume.docx', 'docx'],
  ['Download resume (plain text)', '/resume.txt', 'txt'],
] as const;

/** What a visitor can do from the results. */
export function commands({ name }: { name: string }): Entry[] {
  const kind = 'commands';
  return [
    ...RESUME_FILES.map(([label, href, extension]): Entry => {
      return { kind, name: label, href, detail: resumeFileName(name, extension), also: ['Download CV'] };
    }),
    { kind, name: 'Save contact card', href: '/contact.vcf', detail: 'vCard', also: ['Download contact'] },
    ...PERIODS.flatMap(([value, label]): Entry[] => [
      { kind, name: `Statistics of ${label}`, href: `/dev-stats?period=${value}` },
    ]),
    { kind, name: 'Go to the career timeline', href: '/resume#career', detail: 'Section of the resume' },
    { kind, name: 'Go to CI/CD pipelines', href: '/dev-stats?tab=cicd', detail: 'Section of the statistics' },
  ];
}
