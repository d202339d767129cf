import { expect, test, vi } from 'vitest';
import { DOCUMENTS } from '../content/check/documents';
import { problemsAfter, problemsWith } from '../content/check/fixtures';

// As if no package of fonts were installed.
vi.mock('@/lib/typst/script-fonts', async (original) => ({
  ...(await original<typeof import('@/lib/typst/script-fonts')>()),
  findFontFolders: () => [],
}));

const ROLE = 'roles/engineer.mdx';

test.each([
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
])('a biography is checked: %s', (_, text, problems) => {
  expect(problemsWith({ 'biographies/short.mdx': text })).toEqual(problems);
});
