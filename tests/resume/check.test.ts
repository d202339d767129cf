import { expect, test, vi } from 'vitest';
import { gapProblems, roleProblems, summaryProblem } from '@/lib/resume/check';
import { renderResume } from '@/lib/resume/pdf';
import { DOCUMENTS } from '../content/check/documents';
import { problemsAfter, problemsWith } from '../content/check/fixtures';
import { readPdf } from './read-pdf';
import { SAMPLE } from './sample';

// As if no package of fonts were installed.
vi.mock('@/lib/typst/script-fonts', async (original) => ({
  ...(await original<typeof import('@/lib/typst/script-fonts')>()),
  findFontFolders: () => [],
}));

const role = (startDate: string, endDate?: string) => ({
  role: { title: 'Engineer', summary: 'Built.', highlights: ['Built 3.'], startDate, endDate },
  at: startDate,
});
const study = (startDate: string, endDate: string) => ({ startDate, endDate });

test.each([
  ['a gap of more', [role('2018-01-01', '2020-06-30'), role('2021-09-01')], [], ['2021-09-01']],
  [
    'a gap spent on a degree',
    [role('2018-01-01', '2020-06-30'), role('2022-09-01')],
    [study('2020-09-01', '2022-06-30')],
    [],
  ],
  [
    'a gap longer than its degree',
    [role('2015-01-01', '2016-06-30'), role('2022-09-01')],
    [study('2016-09-01', '2018-06-30')],
    ['2022-09-01'],
  ],
  [
    'a short role within a long one',
    [role('2010-01-01', '2020-12-31'), role('2012-01-01', '2013-01-31'), role('2021-01-01')],
    [],
    [],
  ],
])('%s', (_, roles, education, reported) => {
  expect(gapProblems(roles.toReversed(), education).map(({ at }) => at)).toEqual(reported);
});

test.each([
  [['Cut cost by 41%.'], 0],
  [['Moved nine cranes.', 'Was liked.'], 0],
  [['Was liked.', 'Oversaw operations.'], 1],
])('highlights %j make %i complaint', (highlights, count) => {
  expect(roleProblems({ title: 'Engineer', summary: 'Built.', highlights, startDate: '2020-01-01' }, 'x')).toHaveLength(
    count,
  );
});

test('a summary may be 160 words long', () => {
  expect(summaryProblem('word '.repeat(160))).toBeUndefined();
  expect(summaryProblem('word '.repeat(161))).toBe('the executive summary has 161 words; readers give it 160');
});

const ROLE = 'roles/engineer.mdx';

test.each([
  [
    ROLE,
    'Moved nine cranes.',
    'Moved cranes.',
    `content/${ROLE}:8: note: highlights of Engineer name no figure; say how much or how many`,
  ],
  [
    'resume.mdx',
    'competencies:',
    'phone: on request\ncompetencies:',
    'content/resume.mdx:2: phone must be a phone number such as (253) 555-0142 or +49 30 555 0142 (got "on request")',
  ],
  [
    'profile.mdx',
    'Ada Quill',
    'สม Quill',
    'content/profile.mdx:2: the résumé PDF cannot show ส ม; use other characters',
  ],
  [
    'profile.mdx',
    'Ada Quill',
    'Ada\u200cQuill',
    'content/profile.mdx:2: the résumé PDF cannot show U+200C; use other characters',
  ],
])('%s with %s as "%s" is reported on its line', (path, from, to, problem) => {
  expect(problemsAfter(path, from, to)).toEqual([problem]);
});

test('letters of another script are a note for each document, with the package that has their font', () => {
  const advice = (script: string, name: string) =>
    `note: the résumé PDF has ${script} letters, which it shows as �; install a font: npm install @expo-google-fonts/${name}`;
  const changed = (path: string, from: string, to: string) => ({ [path]: (DOCUMENTS[path] ?? '').replace(from, to) });
  const japanese = { ...changed('profile.mdx', 'Ada Quill', '山田 太郎'), ...changed(ROLE, 'Engineer', 'エンジニア') };
  expect(problemsWith(japanese)).toEqual([
    `content/profile.mdx:2: ${advice('Japanese', 'noto-sans-jp')}`,
    `content/${ROLE}:2: ${advice('Japanese', 'noto-sans-jp')}`,
  ]);
});

test('without the font, the PDF has a sign in the place of each letter', async () => {
  const profile = { ...SAMPLE.profile, name: '山田 太郎' };
  const { info } = await readPdf(renderResume({ ...SAMPLE, profile }, 'a4'));
  expect(info.Author).toBe('�� ��');
});

test('an over-long summary is reported where it starts, a gap at the role after it, pages too many on line 1', () => {
  const later = (DOCUMENTS[ROLE] ?? '').replace('2001-02-01', '2008-02-01').replace('2005-03-31', '2009-03-31');
  const long = `${DOCUMENTS['resume.mdx']}\n${'Many words here. '.repeat(800)}\n`;
  expect(problemsWith({ 'resume.mdx': long, 'roles/later.mdx': later })).toEqual([
    'content/resume.mdx:1: note: the résumé fills 4 pages of A4; readers look at 2',
    'content/resume.mdx:20: note: the executive summary has 2400 words; readers give it 160',
    'content/roles/later.mdx:5: note: 34 months between 2005-03-31 and 2008-02-01 are not explained; add a role or an education for them',
  ]);
});

const biography = (text: string) => `---\ntitle: Short\nmaxWords: 3\n---\n\n${text}\n`;

test.each([
  ['a text of the length it names', biography('**Ada** [runs](/) kilns.'), []],
  [
    'one that is longer',
    biography('Ada runs many kilns.'),
    ['content/biographies/short.mdx:5: the biography has 4 words; maxWords is 3'],
  ],
  [
    'one without a text',
    biography(''),
    ['content/biographies/short.mdx:5: the biography is empty; write it below the second ---'],
  ],
  [
    'one without a length',
    biography('Ada.').replace('maxWords: 3\n', ''),
    ['content/biographies/short.mdx:1: maxWords is required'],
  ],
])('a biography is checked: %s', (_, text, problems) => {
  expect(problemsWith({ 'biographies/short.mdx': text })).toEqual(problems);
});
