import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openClone } from '@/lib/collectors/git/clone';
import { readCommits } from '@/lib/collectors/git/log';
import type { Git } from '@/lib/git/command';

/** Git without the settings of this machine. */
export const git: Git = {
  env: {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  },
};

export function tempFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'git-test-')));
}

/** Runs git and returns its output without the last newline. */
export function run(folder: string, ...args: string[]): string {
  return runIn({}, folder, ...args);
}

/** The same with additional environment variables. */
export function runIn(variables: Record<string, string>, folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'protocol.file.allow=always', '-C', folder, ...args], {
    env: { ...git.env, ...variables },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  }).trimEnd();
}

/** An empty repository in a temporary folder. */
export function initRepository(name = 'project', ...options: string[]): string {
  const folder = join(tempFolder(), name);
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', ...options, folder], { env: git.env });
  return folder;
}

interface Commit {
  author?: string;
  /** Raw date, such as 1609459200 -0330. */
  date?: string;
  message?: string;
}

/** Adds an empty commit to the current branch. */
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

/** Runs git fast-import, for commits that git commit rejects. */
export function fastImport(folder: string, stream: string | Buffer): void {
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet', '--date-format=raw-permissive'], {
    env: git.env,
    input: stream,
  });
}

/** Commits of a path, by default of all authors. */
export async function read(path: string, isOwner: (mail: string) => boolean = () => true) {
  const clone = await openClone(git, path);
  const commits = [];
  if (clone.revisions.length === 0) return [];
  for await (const batch of readCommits(git, clone, isOwner)) commits.push(...batch.commits);
  return commits;
}
