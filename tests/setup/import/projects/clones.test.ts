import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readClones } from '@/lib/setup/import/projects/clones';
import { commit, git, initRepository, run, tempFolder } from '../../../collectors/git/sandbox';

const read = (...paths: string[]) => readClones({ git, paths, githubApiUrl: 'https://api.github.com' });

function write(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  run(folder, 'add', '--all');
}

function repository(files: Record<string, string | Buffer>, name = 'kiln'): string {
  const folder = initRepository(name);
  write(folder, files);
  commit(folder, { date: '1674860400 +0100' });
  return folder;
}

test('a clone gives its dates, languages, address and README', async () => {
  const folder = repository({
    'src/kiln.ts': 'export const heat = 1;\n'.repeat(100),
    'run.sh': 'echo\n'.repeat(20),
    'fix.py': '1\n',
    'README.md': '# Kiln\n\nKeeps the kiln at its temperature.\n\n## Use\n',
  });
  // The second date is in the future.
  for (const date of ['1685347200 +0100', '1900000000 +0000']) commit(folder, { date });
  run(folder, 'remote', 'add', 'origin', 'https://user:secret@github.com/ada/kiln-controller.git');
  expect(await read(folder)).toEqual([
    {
      name: 'kiln-controller',
      repositoryUrl: 'https://github.com/ada/kiln-controller',
      since: '2023-01-28',
      until: '2023-05-29',
      languages: ['TypeScript', 'Shell'],
      readme: { title: 'Kiln', paragraphs: ['Keeps the kiln at its temperature.'] },
    },
  ]);
});

test.each([
  ['that of the root', { 'README.md': '# Yes', 'docs/README.md': '# No' }, 'Yes'],
  ['no format of another kind', { 'README.adoc': '= No', 'README-old.md': '# No' }, undefined],
  ['no binary file', { 'README.md': Buffer.from([0x50, 0x4e, 0, 0, 0, 1]) }, undefined],
])('the README is %s', async (_, files, title) => {
  const [facts] = await read(repository(files as Record<string, string>));
  expect(facts?.readme?.title).toBe(title);
});

test('all clones of a repository are one project', async () => {
  const folder = repository({ a: '' });
  const copy = join(tempFolder(), 'copy');
  run(folder, 'clone', '--quiet', folder, copy);
  for (const each of [folder, copy]) {
    run(each, 'remote', each === folder ? 'add' : 'set-url', 'origin', 'git@github.com:ada/kiln.git');
  }
  expect((await read(folder, copy)).map(({ name }) => name)).toEqual(['kiln']);
});

test('a repository without a commit is left out', async () => {
  const cloned = initRepository();
  run(cloned, 'remote', 'add', 'origin', 'https://github.com/octocat/empty.git');
  expect(await read(repository({ a: '' }), initRepository(), cloned)).toHaveLength(1);
});

test.each([
  ['a folder that is missing', () => join(tempFolder(), 'missing'), 'the folder does not exist'],
  ['a folder that is no repository', tempFolder, 'not a git repository'],
  ['a repository without a commit', () => initRepository(), 'without a commit'],
])('%s is an error', async (_, path, message) => {
  await expect(read(path())).rejects.toThrow(message);
});
