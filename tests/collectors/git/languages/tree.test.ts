import { expect, test } from 'vitest';
import { readTree } from '@/lib/collectors/git/languages/tree';
import { commit, fastImport, git, initRepository, run } from '../sandbox';

function repositoryOf(files: Record<string, string>): string {
  const folder = initRepository();
  const blobs = Object.entries(files).map(
    ([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
  );
  const head = 'commit refs/heads/main\ncommitter R <r@example.com> 1700000000 +0000\ndata 1\nx\n';
  fastImport(folder, `${head}${blobs.join('')}\n`);
  return folder;
}

const bytes = (count: number) => 'x'.repeat(count);
const languageIn = async (files: Record<string, string>) =>
  (await readTree(git, repositoryOf(files), 'main'))?.languageOf;

test('the main language has the most bytes, without third-party and generated code', async () => {
  const folder = repositoryOf({
    'a.go': bytes(60),
    'b.go': bytes(50),
    'c.rs': bytes(100),
    'vendor/big.c': bytes(5_000),
    'web/node_modules/x/y.js': bytes(5_000),
    'app.min.js': bytes(5_000),
    'api/schema_pb2.py': bytes(5_000),
    'README.md': bytes(9_000),
    '"n\\303\\244\\377me.rs"': bytes(5),
  });
  expect((await readTree(git, folder, 'main'))?.main).toBe('Go');
});

test('a repository without code has no language', async () => {
  const folder = initRepository();
  commit(folder);
  expect((await readTree(git, folder, 'main'))?.main).toBeNull();
});

test.each([
  [{ 'a.c': '', 'b.h': '' }, 'C'],
  [{ 'a.cc': '', 'b.cpp': '', 'c.c': '' }, 'C++'],
  [{ 'a.m': '', 'b.mm': '', 'c.c': '' }, 'Objective-C'],
  [{}, 'C'],
])('headers beside %j are %s', async (files, language) => {
  expect((await languageIn({ ...files, 'README.md': '' }))?.('include/x.h')).toBe(language);
});

test.each([
  [{ 'a.m': '', 'a.h': '' }, 'Objective-C'],
  [{ 'a.m': '', 'data.mat': '' }, 'MATLAB'],
])('.m beside %j is %s', async (files, language) => {
  expect((await languageIn(files))?.('x.m')).toBe(language);
});

const ATTRIBUTES = `# linguist-vendored
*.h linguist-language=C++
*.data linguist-language=Vim-Script
schema.py linguist-generated
*.md linguist-language=Markdown
/lib/** linguist-vendored
/lib/own/*.js -linguist-vendored
vendor/ours/**/*.go linguist-vendored=false
"my notes/*.py" linguist-documentation
**/deep/*.r[bu] linguist-detectable=false
[attr]mine linguist-vendored
`;

test.each([
  ['x.h', 'C++'],
  ['a/plugin.data', 'Vim script'],
  ['a/schema.py', undefined],
  ['README.md', undefined],
  ['lib/jq.js', undefined],
  ['lib/own/app.js', 'JavaScript'],
  ['src/lib/app.js', 'JavaScript'],
  ['vendor/ours/a/b/main.go', 'Go'],
  ['vendor/theirs/main.go', undefined],
  ['my notes/a.py', undefined],
  ['a/deep/x.rb', undefined],
  ['a/deep/x.rs', 'Rust'],
  ['sub/x.h', 'C'],
  ['sub/ünï/x.py', 'Ruby'],
])('with attributes, %s counts as %s', async (path, language) => {
  const nested = '*.h linguist-language=c\n/ünï/* linguist-language=ruby\n';
  const languageOf = await languageIn({ '.gitattributes': ATTRIBUTES, 'sub/.gitattributes': nested });
  expect(languageOf?.(Buffer.from(path).toString('latin1'))).toBe(language);
});

test.each([
  ['*.a', ['x.a', 'd/x.a', '.a', 'x.ab']],
  ['/x.a', ['x.a', 'd/x.a']],
  ['d/*.a', ['d/x.a', 'd/e/x.a', 'c/d/x.a']],
  ['d/**', ['d/x', 'd/e/x', 'd', 'c/d/x']],
  ['**/d/x', ['d/x', 'a/b/d/x', 'ad/x']],
  ['a/**/x', ['a/x', 'a/b/x', 'a/b/c/x', 'ab/x']],
  ['d/', ['d/x', 'd']],
  ['x.[qy]', ['x.q', 'x.y', 'x.z']],
  ['x.[!qy]', ['x.q', 'x.z']],
  ['x.[o-q]', ['x.p', 'x.z', 'x.-']],
  ['x?y', ['x-y', 'x/y', 'xy']],
  ['x\\*y', ['x*y', 'xay']],
  ['a+(b)$', ['a+(b)$', 'aab']],
])('the pattern %s matches what git matches', async (pattern, paths) => {
  const folder = repositoryOf({ '.gitattributes': `${pattern} linguist-language=Go\n` });
  run(folder, 'reset', '--quiet', '--hard');
  const languageOf = (await readTree(git, folder, 'main'))?.languageOf;
  const byGit = run(folder, 'check-attr', 'linguist-language', '--', ...paths).split('\n');
  expect(paths.map((path) => languageOf?.(path) ?? 'unspecified')).toEqual(
    byGit.map((line) => line.slice(line.lastIndexOf(' ') + 1)),
  );
});

test('the changes of a partial clone are not read, because git would download what it lacks', async () => {
  const folder = repositoryOf({ 'a.go': 'x' });
  run(folder, 'config', 'remote.origin.promisor', 'true');
  expect(await readTree(git, folder, 'main')).toBeUndefined();
});
