import { execFileSync, spawnSync } from 'node:child_process';

export type MergeResult = { kind: 'current' } | { kind: 'merged'; commit: string; added: string[] };

interface Release {
  /** A clone of the owner's repository. */
  folder: string;
  /** Address or remote, and what to merge of it. */
  from: string;
  to: string;
}

/** What belongs to the owner. */
const OWN = ['content', 'public'];
/** A new page of a release needs the document with its texts. */
const NEEDED = /^content\/pages\/[^/]+\.mdx$/;

/**
 * Merges a release into the current branch and commits. Files of the owner stay byte for byte. If another file has a
 * conflict, the merge is undone and the error names the files.
 */
export function mergeRelease({ folder, from, to }: Release): MergeResult {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const lines = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const succeeds = (...args: string[]) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0;

  if (succeeds('rev-parse', '--quiet', '--verify', 'MERGE_HEAD'))
    throw new Error('A merge is not finished. Finish it with `git commit`, or undo it with `git merge --abort`.');
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes without a commit. Commit or stash them, then run the command again.');
  if (!succeeds('fetch', '--quiet', '--tags', from, to))
    throw new Error(`Git cannot fetch ${to} from ${from}. Check the address and the name of the release.`);
  const commit = git('rev-parse', 'FETCH_HEAD');
  if (!succeeds('merge-base', 'HEAD', commit))
    throw new Error(
      'This repository has no commit in common with the release, so Git cannot merge it. UPGRADING.md says what to do.',
    );
  if (succeeds('merge-base', '--is-ancestor', commit, 'HEAD')) return { kind: 'current' };

  const added = lines('diff', '--name-only', '--diff-filter=A', `HEAD...${commit}`).filter((file) => NEEDED.test(file));
  try {
    // Conflicts are not a failure here.
    succeeds('merge', '--no-commit', '--no-ff', '--quiet', commit);
    const own = new Set([
      ...lines('ls-tree', '-r', '--name-only', 'HEAD', '--', ...OWN),
      ...lines('ls-files', '--', ...OWN),
    ]);
    const kept = [...own].filter((file) => !added.includes(file));
    for (const file of kept) {
      if (succeeds('cat-file', '-e', `HEAD:${file}`)) git('checkout', '--quiet', 'HEAD', '--', file);
      else git('rm', '--quiet', '--force', '--', file);
    }
    const conflicts = lines('diff', '--name-only', '--diff-filter=U');
    if (conflicts.length > 0) {
      const list = conflicts.join(', ');
      throw new Error(`Nothing was merged: ${list} was changed here and in the release. UPGRADING.md says what to do.`);
    }
    git(
      'commit',
      '--quiet',
      '--no-verify',
      '--message',
      `chore: upgrade to ${to === 'HEAD' ? commit.slice(0, 10) : to}`,
    );
    return { kind: 'merged', commit, added };
  } catch (error) {
    succeeds('merge', '--abort');
    throw error;
  }
}
