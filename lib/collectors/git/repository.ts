import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { complaint, type Git, GitError, runGit } from './command';
import { branchTip } from './revision';

/** A clone as found on the disk. */
export interface Clone {
  /** As the caller wrote it, for messages. */
  path: string;
  /** Folder that git works in. */
  folder: string;
  bare: boolean;
  /** What all worktrees of one clone share. */
  commonDir: string;
  /** What to walk; empty of a repository without commits. */
  revisions: string[];
}

/** Looks at a path and refuses, in one line, what would give wrong figures. */
export async function openClone(git: Git, path: string): Promise<Clone> {
  if (!existsSync(path)) throw new GitError(`${path}: there is no such folder`);
  const real = realpathSync(path);
  // The .git of a working tree stands for the tree, where the mailmap is.
  const folder = basename(real) === '.git' ? dirname(real) : real;
  const answer = await runGit(git, folder, ['rev-parse', '--is-shallow-repository', '--is-bare-repository']);
  if (answer.code !== 0) throw new GitError(`${path}: ${refusal(folder, answer.stderr)}`);
  const [shallow, bare] = answer.stdout.split('\n').map((line) => line === 'true');
  const root = await rootOf(git, folder, bare === true);
  if (root !== folder) throw new GitError(`${path}: not the root of a repository, but a folder inside ${root}`);
  if (shallow) {
    const deepen = `git -C ${quoted(path)} fetch --unshallow`;
    throw new GitError(`${path}: a shallow clone, whose history is cut off; complete it with: ${deepen}`);
  }
  const commonDir = await absolute(git, folder, '--git-common-dir');
  return { path, folder, bare: bare === true, commonDir, revisions: await branchTip(git, folder) };
}

/** Name of the folder that holds the clone; the same from each of its worktrees. */
export function folderName({ commonDir }: Clone): string {
  const folder = basename(commonDir) === '.git' ? dirname(commonDir) : commonDir;
  return basename(folder).replace(/(?<=.)\.git$/, '') || 'repository';
}

function rootOf(git: Git, folder: string, bare: boolean): Promise<string> {
  return absolute(git, folder, bare ? '--git-dir' : '--show-toplevel');
}

async function absolute(git: Git, folder: string, flag: string): Promise<string> {
  const { code, stdout, stderr } = await runGit(git, folder, ['rev-parse', flag]);
  if (code !== 0) throw new GitError(`${folder}: ${complaint(stderr)}`);
  return realpathSync(resolve(folder, stdout.replace(/\r?\n$/, '')));
}

function refusal(folder: string, stderr: string): string {
  if (!stderr.includes('dubious ownership'))
    return stderr.includes('not a git repo') ? 'not a git repository' : complaint(stderr);
  return `belongs to somebody else; if you trust it: git config --global --add safe.directory ${quoted(folder)}`;
}

/** For pasting into a shell. */
function quoted(path: string): string {
  return /^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
