import { spawnSync } from 'node:child_process';

export type MergeResult =
  | { kind: 'current' }
  | { kind: 'merged'; commit: string; added: string[] }
  | { kind: 'conflicts'; files: string[] };

interface Release {
  /** A clone of the owner's repository. */
  folder: string;
  /** Address or remote, and what to merge of it. */
  from: string;
  to: string;
  /** Leaves the merge unfinished if there are conflicts. */
  resolve?: boolean;
}

/** What belongs to the owner. */
const OWN = ['content', 'public'];
/** A new page of a release needs the document with its texts. */
const NEEDED = /^content\/pages\/[^/]+\.mdx$/;

/**
 * Merges a release into the current branch and commits. Files of the owner stay byte for byte. If another file has a
 * conflict, the merge is undone and the error names the files; with `resolve` it stays unfinished, and the result names them.
 */
export function mergeRelease({ folder, from, to, resolve = false }: Release): MergeResult {
  const run = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const succeeds = (...args: string[]) => run(...args).status === 0;
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = run(...args);
    if (status !== 0) throw new Error(`Git cannot ${args[0]}: ${reason(stderr)}`);
    return stdout.trim();
  };
  const lines = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const isMerging = () => succeeds('rev-parse', '--quiet', '--verify', 'MERGE_HEAD');

  if (isMerging())
    throw new Error(
      'A merge is not finished. Resolve its conflicts and run `git commit`, or undo it with `git merge --abort`.',
    );
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes without a commit. Commit or stash them, then run the command again.');
  // The owner can have tags with the same names.
  const fetched = run('fetch', '--quiet', '--no-tags', from, to);
  if (fetched.status !== 0) throw new Error(`Git cannot fetch ${to} from ${from}: ${reason(fetched.stderr)}`);
  const commit = git('rev-parse', 'FETCH_HEAD');
  if (!succeeds('merge-base', 'HEAD', commit))
    throw new Error(
      'This repository has no commit in common with the release, so Git cannot merge it. UPGRADING.md says what to do.',
    );
  if (succeeds('merge-base', '--is-ancestor', commit, 'HEAD')) return { kind: 'current' };

  const added = lines('diff', '--name-only', '--diff-filter=A', `HEAD...${commit}`).filter((file) => NEEDED.test(file));
  try {
    // Conflicts are not a failure here.
    const merge = run('merge', '--no-commit', '--no-ff', '--quiet', commit);
    if (!isMerging()) throw new Error(`Git cannot merge: ${reason(merge.stderr)}`);
    const own = new Set([
      ...lines('ls-tree', '-r', '--name-only', 'HEAD', '--', ...OWN),
      ...lines('ls-files', '--', ...OWN),
    ]);
    const kept = [...own].filter((file) => !added.includes(file));
    for (const file of kept) {
      if (succeeds('cat-file', '-e', `HEAD:${file}`)) git('checkout', '--quiet', 'HEAD', '--', file);
      else git('rm', '--quiet', '--force', '--', file);
    }
    const files = lines('diff', '--name-only', '--diff-filter=U');
    if (files.length > 0 && resolve) return { kind: 'conflicts', files };
    if (files.length > 0)
      throw new Error(`Nothing was merged: changed here and in the release: ${files.join(', ')}. See UPGRADING.md.`);
    git(
      'commit',
      '--quiet',
      '--no-verify',
      '--message',
      `chore: upgrade to ${to === 'HEAD' ? commit.slice(0, 10) : to}`,
    );
    return { kind: 'merged', commit, added };
  } catch (error) {
    if (!succeeds('merge', '--abort')) succeeds('reset', '--quiet', '--hard');
    throw error;
  }
}

/** The line of Git's error output that names the cause. */
function reason(stderr: string): string {
  const messages = stderr.trim().split('\n');
  const message = messages.find((line) => /^(fatal|error): | ! /.test(line)) ?? messages.at(-1) ?? '';
  return message.replace(/^(fatal|error): /, '').trim() || 'it was stopped';
}
