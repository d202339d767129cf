import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const CODE = ['lib', 'scripts', 'package.json', 'tsconfig.json', '.gitignore'];
const ALLOCATOR = 'content/projects/allocator.mdx';

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.autocrlf=false', ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

function edit(folder: string, file: string, change: (text: string) => string) {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
}

/** The project with the content of a profile, and the clone of an owner whose `npm ci` finds the packages installed. */
function repositories() {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [project, own, bin] = ['project', 'own', 'bin'].map((name) => join(root, name)) as [string, string, string];
  for (const path of CODE) cpSync(path, join(project, path), { recursive: true });
  cpSync('fixtures/profiles/graduate', join(project, 'content'), { recursive: true });
  git(project, 'init', '--quiet', '--initial-branch=main');
  commit(project);
  git(root, 'clone', '--quiet', project, own);
  writeFileSync(join(own, '.git/info/exclude'), 'node_modules\n');
  symlinkSync(resolve('node_modules'), join(own, 'node_modules'), 'junction');
  mkdirSync(bin);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell reads it
  const npm = '[ "$1" = ci ] || PATH="${PATH#*:}" exec npm "$@"';
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const author = { GIT_AUTHOR_NAME: 'Owner', GIT_AUTHOR_EMAIL: 'owner@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Owner', GIT_COMMITTER_EMAIL: 'owner@example.com' };
  const env = { ...process.env, ...author, ...committer, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: own, env, encoding: 'utf8' });
  return { project, own, run };
}

function commit(folder: string) {
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'change');
}

/** Renames the date of a project, from `startDate` to `dates.start`. */
function release(project: string) {
  edit(project, 'lib/content/schema/project.ts', (text) =>
    text.replace(/^ {2}startDate: (.*),$/m, '  dates: group({ start: $1 }),'),
  );
  const entry = "{ release: '1.2.0', type: 'Project', field: 'startDate', to: 'dates.start' }";
  edit(project, 'lib/content/moved-fields.ts', (text) =>
    text.replace('MovedField[] = []', `MovedField[] = [${entry}]`),
  );
  commit(project);
}

test('an upgrade moves the fields that the release moved, and nothing else', { timeout: 120_000 }, () => {
  const { project, own, run } = repositories();
  edit(own, ALLOCATOR, (text) => text.replace(/^startDate: (.*)$/m, "startDate: '$1' # the first commit"));
  commit(own);
  release(project);
  const { status, stdout, stderr } = run('scripts/upgrade.ts', '--from', project);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toContain(`${ALLOCATOR}:`);
  expect(stdout).toContain('startDate became dates.start in 1.2.0');
  expect(stdout).toContain('The content is valid.');
  const changed = git(own, 'diff', '--unified=0', '--', ALLOCATOR).match(/^[-+](?![-+]).*/gm) ?? [];
  const [, date] = /'(.*)'/.exec(changed[0] ?? '') ?? [];
  expect(changed).toEqual([
    `-startDate: '${date}' # the first commit`,
    ...['+dates:', `+  start: '${date}' # the first commit`],
  ]);
  commit(own);
  expect(run('scripts/migrate-content.ts').stdout).toBe('No field of the documents has moved.\n');
  expect(git(own, 'status', '--porcelain')).toBe('');
});

test('one document that cannot be migrated keeps all as they are', { timeout: 120_000 }, () => {
  const { project, own, run } = repositories();
  release(project);
  git(own, 'pull', '--quiet', '--no-rebase', project, 'main');
  edit(own, ALLOCATOR, (text) => text.replace(/^startDate: .*$/m, '$&\ndates:\n  start: 2026-01-01'));
  commit(own);
  expect(run('scripts/migrate-content.ts', '--dry-run')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/allocator\.mdx:\d+: startDate became .* but dates\.start is there too; remove one/),
    stderr: 'Nothing was written. Repair the documents and run it again.\n',
  });
  expect(run('scripts/migrate-content.ts').status).toBe(1);
  expect(git(own, 'status', '--porcelain')).toBe('');
});
