import { expect, test } from 'vitest';
import { readTree } from '@/lib/collectors/git/languages/tree';
import { commit, fastImport, git, initRepository, run } from '../sandbox';

function createRepository(files: Record<string, string>): string {
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
  (await readTree(git, createRepository(files), 'main'))?.findLanguage;

test('the main language has the most bytes, without third-party and generated code', async () => {
  const folder = createRepository({
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

test('the changes of a partial clone are not read, because git would download what it lacks', async () => {
  const folder = createRepository({ 'a.go': 'x' });
  run(folder, 'config', 'remote.origin.promisor', 'true');
  expect(await readTree(git, folder, 'main')).toBeUndefined();
});
