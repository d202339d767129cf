import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { errorMessage, type Git, GitError, readGit, runGit } from '../../git/command';

const MAIN_BRANCHES = [
  'refs/remotes/origin/HEAD',
  'refs/heads/main',
  'refs/heads/master',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
];

export interface Clone {
  folder: string;
  mailmap: string[];
  commonDir: string;
  revisions: string[];
}

/** Opens a clone. Throws GitError for paths that would give wrong statistics. */
export async function openClone(git: Git, path: string): Promise<Clone> {
  if (!existsSync(path)) throw new GitError(`${path}: the folder does not exist`);
  const real = realpathSync(path);
  // The mailmap is in the working tree, not in .git.
  const folder = basename(real) === '.git' ? dirname(real) : real;
  const result = await runGit(git, folder, ['rev-parse', '--is-shallow-repository', '--is-bare-repository']);
  if (result.code !== 0) throw new GitError(`${path}: ${describeError(folder, result.stderr)}`);
  const [shallow, bare] = result.stdout.split('\n').map((line) => line === 'true');
  const root = await absolute(git, folder, bare ? '--git-dir' : '--show-toplevel');
  const isNamed = root === folder || (bare && dirname(root) === folder);
  if (!isNamed) throw new GitError(`${path}: not the root of a repository but a folder in ${root}`);
  if (shallow) {
    const deepen = `git -C ${quote(path)} fetch --unshallow`;
    throw new GitError(`${path}: a shallow clone with an incomplete history. Complete it with: ${deepen}`);
  }
  const commonDir = await absolute(git, folder, '--git-common-dir');
  const revisions = await startCommits(git, folder);
  return { folder, mailmap: bare ? await bareMailmap(git, folder, revisions) : [], commonDir, revisions };
}

/** A bare clone has no working tree, so the mailmap is read from the commit. A partial clone can lack it. */
async function bareMailmap(git: Git, folder: string, [revision]: string[]): Promise<string[]> {
  const blob = `${revision}:.mailmap`;
  const { code } = await runGit(git, folder, ['cat-file', '-e', blob]);
  return ['-c', `mailmap.blob=${code === 0 ? blob : ''}`];
}

async function absolute(git: Git, folder: string, flag: string): Promise<string> {
  const path = await readGit(git, folder, ['rev-parse', flag]);
  return realpathSync(resolve(folder, path.replace(/\r?\n$/, '')));
}

function describeError(folder: string, stderr: string): string {
  if (!stderr.includes('dubious ownership'))
    return stderr.includes('not a git repo') ? 'not a git repository' : errorMessage(stderr);
  return `owned by another user. If you trust it, run: git config --global --add safe.directory ${quote(folder)}`;
}

export function quote(text: string): string {
  return /^[\w./~+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

async function startCommits(git: Git, folder: string): Promise<string[]> {
  const head = await runGit(git, folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.code === 0) return [head.stdout.trim()];
  const refs = ['for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/remotes'];
  const { stdout } = await runGit(git, folder, refs);
  const tips = new Map(stdout.split('\n').filter(Boolean).map(splitRef));
  const main = MAIN_BRANCHES.find((name) => tips.has(name));
  return main ? [tips.get(main) ?? ''] : [...new Set(tips.values())];
}

function splitRef(line: string): [name: string, commit: string] {
  const space = line.lastIndexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}
