import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countChanges, readChanges } from '@/lib/collectors/git/languages/changes';
import { languagesByName } from '@/lib/collectors/git/languages/names';
import { commit, git, initRepository, run } from '../sandbox';

const findLanguage = languagesByName();
const changesIn = async (folder: string, ...shas: string[]) => [
  ...(await readChanges({ git, folder, findLanguage }, shas)).values(),
];

function write(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Commits all changes of the work tree and returns the commit. */
function commitAll(folder: string): string {
  run(folder, 'add', '--all');
  commit(folder);
  return run(folder, 'rev-parse', 'HEAD');
}

test('a commit has the number of its changed files by language', async () => {
  const folder = initRepository();
  write(folder, { 'a.ts': '1', 'b.ts': '1', 'c.sh': '1', 'README.md': '1', Makefile: '1' });
  const first = commitAll(folder);
  write(folder, { 'a.ts': '2', 'README.md': '2' });
  const second = commitAll(folder);
  expect(await changesIn(folder, second, first)).toEqual([{ TypeScript: 1 }, { TypeScript: 2, Shell: 1, Makefile: 1 }]);
});

test.each([
  'two\nlines.py',
  'a\ttab.py',
  'quo"te\\.py',
  ' space .py',
  ':100644 100644 a b M.py',
  'ünïcödé 中.py',
  `${'a'.repeat(40)}.py`,
  `${'0123456789'.repeat(4)}/x.py`,
])('a file called %j is counted', async (path) => {
  const folder = initRepository();
  write(folder, { [path]: '1' });
  expect(await changesIn(folder, commitAll(folder))).toEqual([{ Python: 1 }]);
});

test('a name that is not UTF-8 and a binary file are counted', async () => {
  const folder = initRepository();
  const blob = execFileSync('git', ['-C', folder, 'hash-object', '-w', '--stdin'], {
    env: git.env,
    input: '\0\x01\xff',
  });
  const index = Buffer.concat([
    Buffer.from(`100644 ${blob.toString().trim()}\tn`),
    Buffer.from([0xe4]),
    Buffer.from('.py\0'),
  ]);
  execFileSync('git', ['-C', folder, 'update-index', '-z', '--index-info'], { env: git.env, input: index });
  commit(folder);
  expect(await changesIn(folder, run(folder, 'rev-parse', 'HEAD'))).toEqual([{ Python: 1 }]);
});

test('a deleted file counts, and a renamed one under both names', async () => {
  const folder = initRepository();
  write(folder, { 'a.py': 'some text\n'.repeat(50), 'b.go': '1' });
  commitAll(folder);
  run(folder, 'rm', '--quiet', 'b.go');
  const deleted = commitAll(folder);
  run(folder, 'mv', 'a.py', 'a.rb');
  const renamed = commitAll(folder);
  expect(await changesIn(folder, deleted, renamed)).toEqual([{ Go: 1 }, { Python: 1, Ruby: 1 }]);
});

test('links and submodules are not files, also when they are deleted or become one', async () => {
  const folder = initRepository();
  symlinkSync('x', join(folder, 'link.py'));
  symlinkSync('x', join(folder, 'other.py'));
  run(folder, 'add', '--all');
  run(folder, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module.go`);
  commit(folder);
  const added = run(folder, 'rev-parse', 'HEAD');
  run(folder, 'rm', '--quiet', '--cached', 'link.py', 'module.go', 'other.py');
  execFileSync('rm', [join(folder, 'link.py'), join(folder, 'other.py')]);
  write(folder, { 'other.py': '1' });
  expect(await changesIn(folder, added, commitAll(folder))).toEqual([{}, { Python: 1 }]);
});

test('merges and empty commits change nothing, and unknown commits are missing', async () => {
  const folder = initRepository();
  commit(folder);
  const empty = run(folder, 'rev-parse', 'HEAD');
  run(folder, 'checkout', '--quiet', '-b', 'side');
  write(folder, { 'a.py': '1' });
  commitAll(folder);
  run(folder, 'checkout', '--quiet', 'main');
  write(folder, { 'b.go': '1' });
  commitAll(folder);
  run(folder, '-c', 'user.name=R', '-c', 'user.email=r@example.com', 'merge', '--quiet', '--no-edit', 'side');
  const merge = run(folder, 'rev-parse', 'HEAD');
  const changes = await readChanges({ git, folder, findLanguage }, [merge, '1'.repeat(40), empty]);
  expect([...changes]).toEqual([
    [merge, {}],
    [empty, {}],
  ]);
});

test('settings of the user change nothing', async () => {
  const folder = initRepository();
  for (const setting of [
    'diff.renames copies',
    'diff.noprefix true',
    'core.quotePath false',
    'diff.ignoreSubmodules all',
  ])
    run(folder, 'config', ...setting.split(' '));
  write(folder, { 'ä.py': '1' });
  const first = commitAll(folder);
  run(folder, 'mv', 'ä.py', 'b.py');
  expect(await changesIn(folder, commitAll(folder), first)).toEqual([{ Python: 2 }, { Python: 1 }]);
});

test('the output may be cut anywhere', async () => {
  const record = (status: string, path: string) =>
    `:100644 100644 ${'a'.repeat(40)} ${'b'.repeat(40)} ${status}\0${path}\0`;
  const [one, two] = ['1'.repeat(40), '2'.repeat(40)];
  const output = `${one}\0${record('M', 'a.py')}${record('A', 'b\nc.go')}${two}\0${record('M', 'x.py')}`;
  const expected = new Map([
    [one, { Python: 1, Go: 1 }],
    [two, { Python: 1 }],
  ]);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(output.length)), async (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), output.length];
      const chunks = ends.map((end, index) => output.slice(ends[index - 1] ?? 0, end));
      expect(await countChanges(Readable.from(chunks), findLanguage)).toEqual(expected);
    }),
  );
});
