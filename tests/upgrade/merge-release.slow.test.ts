import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mergeRelease } from '@/scripts/upgrade/merge-release';

const SAMPLE = {
  'content/profile.mdx': 'name: Sample\n',
  'content/projects/sample.mdx': 'sample\n',
  'content/pages/home.mdx': 'home\n',
  'public/portrait.svg': '<svg/>\n',
  'lib/code.ts': 'one\n',
  'README.md': 'readme\n',
};

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.autocrlf=false'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

function commit(folder: string, files: Record<string, string | null>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'change');
}

/** The project, and a clone of it in which an owner has replaced the sample. */
function repositories() {
  const root = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [project, own] = [join(root, 'project'), join(root, 'own')];
  git(root, 'init', '--quiet', '--initial-branch=main', project);
  commit(project, SAMPLE);
  git(root, 'clone', '--quiet', project, own);
  git(own, 'config', 'user.name', 'Owner');
  git(own, 'config', 'user.email', 'owner@example.com');
  commit(own, {
    'content/profile.mdx': 'name: Owner\n',
    'content/projects/sample.mdx': null,
    'content/projects/mine.mdx': 'mine\n',
    'public/portrait.svg': null,
  });
  const upgrade = (to = 'main', resolve = false) => mergeRelease({ folder: own, from: project, to, resolve });
  return { project, own, upgrade, read: (name: string) => readFileSync(join(own, name), 'utf8') };
}

test('the code is the newer one, and the content stays that of the owner', () => {
  const { project, own, upgrade, read } = repositories();
  commit(project, {
    'lib/code.ts': 'two\n',
    'content/profile.mdx': 'name: Sample\ntitle: New\n',
    'content/projects/sample.mdx': 'changed\n',
    'content/projects/second.mdx': 'second\n',
    'content/pages/search.mdx': 'search\n',
    'public/portrait.svg': '<svg>new</svg>\n',
  });
  expect(upgrade()).toMatchObject({ kind: 'merged', added: ['content/pages/search.mdx'] });
  expect(read('lib/code.ts')).toBe('two\n');
  expect(read('content/profile.mdx')).toBe('name: Owner\n');
  expect(git(own, 'ls-files', 'content', 'public').trim().split('\n')).toEqual([
    'content/pages/home.mdx',
    'content/pages/search.mdx',
    'content/profile.mdx',
    'content/projects/mine.mdx',
  ]);
  expect(git(own, 'status', '--porcelain')).toBe('');
  expect(upgrade()).toEqual({ kind: 'current' });
});

test('a file that both changed undoes the merge and is named', () => {
  const { project, own, upgrade } = repositories();
  commit(own, { 'lib/code.ts': 'mine\n' });
  commit(project, { 'lib/code.ts': 'two\n', 'content/profile.mdx': 'name: New\n' });
  const before = git(own, 'rev-parse', 'HEAD');
  expect(() => upgrade()).toThrow('Nothing was merged: changed here and in the release: lib/code.ts.');
  expect([git(own, 'rev-parse', 'HEAD'), git(own, 'status', '--porcelain')]).toEqual([before, '']);
});

test('with --resolve only the conflicts are left, and none in the content', () => {
  const { project, own, upgrade, read } = repositories();
  commit(own, { 'lib/code.ts': 'mine\n' });
  commit(project, {
    'lib/code.ts': 'two\n',
    'README.md': 'new\n',
    'content/profile.mdx': 'name: New\n',
    'content/projects/sample.mdx': 'changed\n',
    'content/projects/second.mdx': 'second\n',
  });
  expect(upgrade('main', true)).toEqual({ kind: 'conflicts', files: ['lib/code.ts'] });
  expect(git(own, 'status', '--porcelain').trim().split('\n')).toEqual(['M  README.md', 'UU lib/code.ts']);
  expect(read('content/profile.mdx')).toBe('name: Owner\n');
  expect(() => upgrade()).toThrow('A merge is not finished.');
});

test('a tag of the owner with the name of the release does not matter', () => {
  const { project, own, upgrade, read } = repositories();
  git(own, 'tag', 'v2');
  commit(project, { 'lib/code.ts': 'two\n' });
  git(project, 'tag', 'v2');
  expect(upgrade('v2')).toMatchObject({ kind: 'merged' });
  expect(read('lib/code.ts')).toBe('two\n');
});

test('an error of Git is told in its words, and nothing has changed', () => {
  const { project, own, upgrade } = repositories();
  commit(project, { 'lib/code.ts': 'two\n' });
  git(own, 'config', 'user.name', '');
  expect(() => upgrade()).toThrow(/Git cannot merge: .*name/);
  expect(git(own, 'status', '--porcelain')).toBe('');
});

test('changes without a commit, an unfinished merge and an unknown release stop it', () => {
  const { project, own, upgrade } = repositories();
  expect(() => upgrade('v9')).toThrow(/Git cannot fetch v9 from .*: couldn't find remote ref v9/);
  writeFileSync(join(own, 'README.md'), 'draft\n');
  expect(() => upgrade()).toThrow('There are changes without a commit.');
  git(own, 'checkout', '--quiet', '--', '.');
  commit(project, { 'lib/code.ts': 'two\n' });
  git(own, 'fetch', '--quiet', project, 'main');
  git(own, 'merge', '--quiet', '--no-commit', '--no-ff', 'FETCH_HEAD');
  expect(() => upgrade()).toThrow('A merge is not finished.');
});

test('a copy without the history of the project is not merged', () => {
  const { own, project, upgrade } = repositories();
  rmSync(join(own, '.git'), { recursive: true });
  git(own, 'init', '--quiet', '--initial-branch=main');
  commit(own, { 'README.md': 'mine\n' });
  commit(project, { 'lib/code.ts': 'two\n' });
  expect(() => upgrade()).toThrow('no commit in common');
});
