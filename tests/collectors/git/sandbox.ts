import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openClone } from '@/lib/collectors/git/clone';
import type { Git } from '@/lib/collectors/git/command';
import { readCommits } from '@/lib/collectors/git/log';

/** A git that knows no setting of the machine it runs on. */
export const git: Git = {
  env: {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  },
};

/** A folder of its own, for the caller to remove. */
export function makeFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'git-test-')));
}

/** A folder of its own, removed after the test. */
export function tempFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the real git and gives what it printed, without the line's end. */
export function run(folder: string, ...args: string[]): string {
  return runIn({}, folder, ...args);
}

/** The same with variables of its own in the environment. */
export function runIn(variables: Record<string, string>, folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'protocol.file.allow=always', '-C', folder, ...args], {
    env: { ...git.env, ...variables },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  }).trimEnd();
}

/** An empty repository in a new folder of that name. */
export function initRepository(name = 'project', ...options: string[]): string {
  const folder = join(tempFolder(), name);
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', ...options, folder], { env: git.env });
  return folder;
}

interface Commit {
  author?: string;
  /** git's raw date. */
  date?: string;
  message?: string;
}

/** Adds an empty commit on the branch checked out. */
export function commit(
  folder: string,
  { author = 'Rowan Hale <rowan@example.com>', date, message }: Commit = {},
): void {
  const [, name = '', mail = ''] = /^(.*) <(.*)>$/.exec(author) ?? [];
  execFileSync('git', ['-C', folder, 'commit', '--quiet', '--allow-empty', '-m', message ?? 'Work'], {
    env: {
      ...git.env,
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: mail, GIT_AUTHOR_DATE: `@${date ?? '1700000000 +0100'}` },
      ...{
        GIT_COMMITTER_NAME: 'Build',
        GIT_COMMITTER_EMAIL: 'build@example.com',
        GIT_COMMITTER_DATE: '@1700000000 +0000',
      },
    },
  });
}

/** Feeds a stream to git fast-import, for histories that git commit would refuse to write. */
export function fastImport(folder: string, stream: string | Buffer): void {
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet', '--date-format=raw-permissive'], {
    env: git.env,
    input: stream,
  });
}

/** Everything the collector reads of a path; everybody's commits unless told whose. */
export async function read(path: string, isOwner: (mail: string) => boolean = () => true) {
  const { folder, revisions } = await openClone(git, path);
  const commits = [];
  if (revisions.length === 0) return [];
  for await (const batch of readCommits({ git, folder, revisions, isOwner })) commits.push(...batch.commits);
  return commits;
}
