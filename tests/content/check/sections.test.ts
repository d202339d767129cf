import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check/check';
import { readSections } from '@/lib/content/unpublished-files';
import { DOCUMENTS } from './documents';
import { problemsWith } from './fixtures';

const profileWith = (sections: string) =>
  (DOCUMENTS['profile.mdx'] ?? '').replace('\nemail:', `\nsections: ${sections}\nemail:`);

test('a section that is off needs neither its page nor its documents', () => {
  const missing = { 'pages/lab.mdx': null, 'tabletop/collection.json': null };
  expect(problemsWith(missing)).toEqual([
    'content/pages:1: no document has the path /lab',
    'content/tabletop/collection.json:1: is missing; the site needs it',
  ]);
  expect(problemsWith({ ...missing, 'profile.mdx': profileWith('{ lab: false, tabletop: false }') })).toEqual([]);
});

test('a link in prose to a section that is off is a note with file and line', () => {
  const profile = profileWith('{ docs: false }');
  const documents = new Map(Object.entries({ ...DOCUMENTS, 'profile.mdx': profile }));
  const problems = checkContent({ documents, images: new Set(), routes: ['/', '/lab'], root: 'content' });
  const notes = problems.filter(({ isNote }) => isNote);
  expect(notes).toEqual([
    {
      file: 'content/projects/kiln.mdx',
      line: expect.any(Number),
      message: 'link /docs/kiln#first-firing is shown as text, because the section docs is off in profile.mdx',
      isNote: true,
    },
  ]);
  expect(DOCUMENTS['projects/kiln.mdx']?.split('\n')[(notes[0]?.line ?? 0) - 1]).toContain('(/docs/kiln');
});

test('an unknown section is reported with the known ones', () => {
  expect(problemsWith({ 'profile.mdx': profileWith('{ blog: false }') })).toEqual([
    expect.stringMatching(/^content\/profile\.mdx:5: unknown field sections\.blog \(known here: projects, .*contact/),
  ]);
});

test.each([
  ['a switch', 'sections:\n  lab: false', false],
  ['no switch', 'name: Ada', true],
  ['frontmatter that is not valid', 'sections: {', true],
])('the build reads %s', (_, yaml, isOn) => {
  const names = readSections({ documents: new Map([['profile.mdx', `---\n${yaml}\n---\n`]]) }).map(({ name }) => name);
  expect(names.includes('lab')).toBe(isOn);
  expect(names).toContain('projects');
});
