import { expect, test } from 'vitest';
import { checkContent, formatProblem } from '@/lib/content/check/check';
import { findTodos } from '@/lib/content/check/todos';
import { ownerDocuments } from '@/lib/setup/init/documents';
import type { Owner } from '@/lib/setup/init/owner';
import { WRITTEN_SECTIONS } from '@/lib/setup/init/sections';
import { PAGE_PATHS } from '@/lib/site/routes';
import { createOwner, importFile } from '../round-trip';

const FULL = {
  basics: {
    ...{ name: 'Imani Okafor', label: 'CTO', email: 'imani@example.com', phone: '+47 22 555 014' },
    ...{ summary: 'Builds payment platforms.\n\nBefore that, compilers.', location: { city: 'Oslo', region: 'NO' } },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/imani' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/imani' },
    ],
  },
  work: [
    {
      ...{ name: 'Nordpay', position: 'CTO', location: 'Oslo', startDate: '2019-03', summary: 'Leads engineering.' },
      highlights: ['Grew the team from 4 to 40.'],
    },
    { name: 'Nordpay', position: 'CTO', location: 'Oslo', startDate: '2015', endDate: '2019', highlights: [] },
  ],
  education: [
    { institution: 'NTNU', studyType: 'MSc', area: 'Physics', startDate: '2008-08', endDate: '2010-06' },
    { institution: 'Somewhere', studyType: 'Course' },
    { institution: 'NTNU', studyType: 'PhD', startDate: '2026-01' },
  ],
  certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2021' }, { name: 'Undated' }],
  skills: [{ name: 'Backend', keywords: ['Go', 'PostgreSQL'] }, { name: 'Rust' }],
};

const TODAY = '2026-11-23';

const listDocuments = (owner: Owner) => new Map(ownerDocuments(owner, TODAY).map(({ path, text }) => [path, text]));
const fullOwner = (more?: Partial<Owner>) => createOwner(importFile(FULL).resume, more);

function findProblems(documents: Map<string, string>): string[] {
  const files = { documents, images: new Set<string>(), routes: PAGE_PATHS, root: 'content' };
  return checkContent(files)
    .filter(({ isNote }) => !isNote)
    .map(formatProblem);
}

test.each<[string, Owner]>([
  ['a full résumé', fullOwner()],
  ['a name alone', createOwner({})],
  ['a name and all sections', createOwner({}, { sections: WRITTEN_SECTIONS.map(({ name }) => name) })],
  ['texts of another script', createOwner({ name: '山田 花子', title: 'エンジニア', summary: '東京で働く。' })],
])('the documents of %s are valid', (_, owner) => {
  expect(findProblems(listDocuments(owner))).toEqual([]);
});

test('a section that the owner chooses is on, and begins with a document to write', () => {
  const documents = listDocuments(createOwner({}, { sections: ['talks'] }));
  expect(documents.get('profile.mdx')).toContain('talks: true');
  const todos = findTodos({ documents, root: 'content' }).map(({ file, text }) => `${file}: ${text}`);
  expect(todos).toContain('content/talks/first-talk.mdx: title of the talk');
  expect(documents.get('talks/first-talk.mdx')).not.toContain('Left out of production');
});

test('what is unknown is a TODO, and nothing is invented', () => {
  const documents = listDocuments(createOwner({}));
  const todos = findTodos({ documents, root: 'content' }).map(({ file, text }) => `${file}: ${text}`);
  expect(todos).toEqual(['content/profile.mdx: your profession', 'content/profile.mdx: your address']);
  expect(documents.get('profile.mdx')).toContain('stats: []');
  expect(documents.get('profile.mdx')).not.toMatch(/^(release|purpose|connect|bio|location):/m);
});

test('an end that could not be read is a TODO in every list, so that nothing seems to go on', () => {
  const { resume } = importFile({ education: [{ institution: 'NTNU', startDate: '2012-09', endDate: 'Spring 2016' }] });
  const todos = findTodos({ documents: listDocuments(createOwner(resume)), root: 'content' });
  expect(todos.map(({ file }) => file)).toContain('content/resume.mdx');
});

test('dates are as precise as the source', () => {
  const documents = listDocuments(fullOwner());
  expect(documents.get('roles/cto-nordpay.mdx')).toContain('startDate: "2015"\nendDate: "2019"\n');
  expect(documents.get('roles/cto-nordpay-2.mdx')).toContain('startDate: 2019-03\nsummary');
  const { work } = FULL;
  const sorted = listDocuments(createOwner(importFile({ ...FULL, work: work.toReversed() }).resume));
  expect(sorted.get('roles/cto-nordpay.mdx')).toBe(documents.get('roles/cto-nordpay.mdx'));
  expect(documents.get('resume.mdx')).toContain('  - degree: PhD\n    institution: NTNU\n    startDate: 2026-01\n');
});

test('the profile has the first paragraph, the confirmed network and only the figures that were chosen', () => {
  const profile = listDocuments(fullOwner()).get('profile.mdx');
  expect(profile).toContain('bio: Builds payment platforms.\n');
  expect(profile).toContain('stats: []');
  expect(profile).toContain('\nBefore that, compilers.\n');
  const figures = [{ value: '40', unit: 'engineers' }];
  const chosen = listDocuments(fullOwner({ network: 'https://github.com/imani', figures })).get('profile.mdx');
  expect(chosen).toContain('network:\n  name: GitHub\n  url: https://github.com/imani\n');
  expect(chosen).toContain('label: Engineers\n    value: "40"\n');
});

test('sections are off until there are documents for them', () => {
  const off = (owner: Owner) =>
    [...(listDocuments(owner).get('profile.mdx') ?? '').matchAll(/^ {2}(\S+): false$/gm)].map(([, name]) => name);
  expect(off(fullOwner())).toEqual(['projects', 'tabletop', 'astrophotography', 'docs', 'dev-stats', 'lab']);
  const existing = ['gear/cameras.mdx', 'projects/kiln.mdx'];
  const shelf = { username: 'imani', collection: '{"updated":"2026-11-14T06:00:00Z","total_games":0,"games":[]}' };
  expect(off(fullOwner({ existing, shelf }))).toEqual(['docs', 'dev-stats', 'lab']);
});

test('the phone number is not published', () => {
  expect([...listDocuments(fullOwner()).values()].join('\n')).not.toContain('555 014');
});

test('texts that look like YAML, Markdown or JSX are shown as they are', () => {
  const nasty = '{process.env.HOME} <img src=x> `code` # *bold* [a](javascript:1) ---\ntitle: "x" &amp; $1';
  const role = { title: '- "a": {b', company: "# c'", startDate: '2020-01-01', highlights: ['1. One', '---'] };
  const owner = createOwner({
    name: 'Imani: "O\'Kafor"',
    title: '* @',
    summary: nasty,
    parts: { roles: [role, { ...role, startDate: undefined }] },
  });
  const documents = listDocuments(owner);
  expect(findProblems(documents)).toEqual([]);
  expect(documents.get('resume.mdx')).toContain('\\{process.env.HOME\\} \\<img src=x\\>');
});
