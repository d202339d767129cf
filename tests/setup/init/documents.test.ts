import { expect, test } from 'vitest';
import { checkContent, formatProblem } from '@/lib/content/check/check';
import { findTodos } from '@/lib/content/check/todos';
import { readJsonResume } from '@/lib/setup/import/json-resume/read-json-resume';
import { EMPTY_RESUME, type ImportedResume } from '@/lib/setup/import/resume';
import { ownerDocuments } from '@/lib/setup/init/documents';
import type { Owner } from '@/lib/setup/init/owner';
import { PAGE_PATHS } from '@/lib/site/routes';

const TODAY = '2026-11-22';

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

function ownerOf(resume: Partial<ImportedResume>, more: Partial<Owner> = {}): Owner {
  return { ...EMPTY_RESUME, name: 'Imani Okafor', ...resume, projects: [], existing: [], ...more };
}

const documentsOf = (owner: Owner) => new Map(ownerDocuments(owner, TODAY).map(({ path, text }) => [path, text]));
const fullOwner = (more?: Partial<Owner>) => ownerOf(readJsonResume('resume.json', JSON.stringify(FULL)).resume, more);

function problemsOf(documents: Map<string, string>): string[] {
  const files = { documents, images: new Set<string>(), routes: PAGE_PATHS, root: 'content' };
  return checkContent(files)
    .filter(({ isNote }) => !isNote)
    .map(formatProblem);
}

test.each<[string, Owner]>([
  ['a full résumé', fullOwner()],
  ['a name alone', ownerOf({})],
  ['texts of another script', ownerOf({ name: '山田 花子', title: 'エンジニア', summary: ['東京で働く。'] })],
])('the documents of %s are valid', (_, owner) => {
  expect(problemsOf(documentsOf(owner))).toEqual([]);
});

test('what is unknown is a TODO, and nothing is invented', () => {
  const documents = documentsOf(ownerOf({}));
  const todos = findTodos({ documents, root: 'content' }).map(({ file, text }) => `${file}: ${text}`);
  expect(todos).toEqual([
    'content/profile.mdx: your profession',
    'content/profile.mdx: one paragraph about you',
    'content/profile.mdx: your address',
    'content/profile.mdx: your city',
    'content/profile.mdx: the address of your profile',
    'content/profile.mdx: what visitors find on this site, and for whom it is',
    'content/profile.mdx: what you would like to hear about',
    'content/resume.mdx: a summary of your career',
  ]);
  expect(documents.get('profile.mdx')).toContain('stats: []');
  expect(documents.get('profile.mdx')).not.toMatch(/^release:/m);
});

test('incomplete dates are marked, and entries without dates stay in sight', () => {
  const documents = documentsOf(fullOwner());
  expect(documents.get('roles/cto-nordpay-2.mdx')).toContain(
    'startDate: 2015-01-01 # TODO: check the month\nendDate: 2019-12-31 # TODO: check the month\n',
  );
  const resume = documents.get('resume.mdx');
  expect(resume).toContain('# TODO: add Course, Somewhere, whose dates are unknown\n');
  expect(resume).toContain('# TODO: add Undated, whose date is unknown\n');
  expect(resume).toContain('startDate: 2026-01-01\n    endDate: 2026-11-22 # TODO: check, a guess\n');
});

test('a role whose end cannot be read is not left as the present one', () => {
  const work = [{ name: 'Nordpay', position: 'CTO', startDate: '2015', endDate: '2019-02-30' }];
  const { resume } = readJsonResume('resume.json', JSON.stringify({ ...FULL, work }));
  expect(documentsOf(ownerOf(resume)).get('roles/cto-nordpay.mdx')).toContain(
    'startDate: 2015-01-01 # TODO: check the month\n# TODO: add endDate, which could not be read\n',
  );
});

test('the profile has the first paragraph, the years since the first role and the best known network', () => {
  const profile = documentsOf(fullOwner()).get('profile.mdx');
  expect(profile).toContain('bio: Builds payment platforms.\n');
  expect(profile).toContain('value: 11+\n');
  expect(profile).toContain('network:\n  name: LinkedIn\n  url: https://www.linkedin.com/in/imani\n');
  expect(profile).toContain('\nBefore that, compilers.\n');
});

test('sections are off until there are documents for them', () => {
  const off = (owner: Owner) =>
    [...(documentsOf(owner).get('profile.mdx') ?? '').matchAll(/^ {2}(\S+): false$/gm)].map(([, name]) => name);
  expect(off(fullOwner())).toEqual(['projects', 'tabletop', 'astrophotography', 'docs', 'dev-stats', 'lab']);
  const existing = ['gear/cameras.mdx', 'projects/kiln.mdx'];
  const shelf = { username: 'imani', collection: '{"updated":"2026-11-14T06:00:00Z","total_games":0,"games":[]}' };
  expect(off(fullOwner({ existing, shelf }))).toEqual(['docs', 'dev-stats', 'lab']);
});

test('the phone number is not published', () => {
  expect([...documentsOf(fullOwner()).values()].join('\n')).not.toContain('555 014');
});

test('texts that look like YAML, Markdown or JSX are shown as they are', () => {
  const nasty = '{process.env.HOME} <img src=x> `code` # *bold* [a](javascript:1) ---\ntitle: "x" &amp; $1';
  const [role, roles] = [{ title: '- "a": {b', company: "# c'", start: undefined, highlights: [] }, ['1. One', '---']];
  const owner = ownerOf({
    ...{ name: 'Imani: "O\'Kafor"', title: '* @', summary: [nasty.replaceAll('\n', ' '), nasty.replaceAll('\n', ' ')] },
    roles: [role, { ...role, start: { iso: '2020-01-01', precision: 'day' }, highlights: roles }],
  });
  const documents = documentsOf(owner);
  expect(problemsOf(documents)).toEqual([]);
  expect(documents.get('resume.mdx')).toContain('\\{process.env.HOME\\} \\<img src=x\\>');
});
