import { env } from '../../lib/env';
import { runGitSync } from '../../lib/git/command';

/** The changes can be undone with Git only if the files are committed. */
export function assertClean(root: string): void {
  const status = git(root, 'status', '--porcelain', '--', 'content', 'public');
  if (status === undefined)
    throw new Error('This is not a Git repository, so the changes could not be undone. Add --force to write anyway.');
  if (status) {
    const [first = ''] = status.split('\n');
    throw new Error(`content/ or public/ has uncommitted changes (${first.trim()}). Commit them, or add --force.`);
  }
}

export function findRepository(root: string): string | undefined {
  const remote = git(root, 'remote', 'get-url', 'origin') ?? '';
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote)?.[1];
}

function git(root: string, ...args: string[]): string | undefined {
  return runGitSync({ env: env.inherited }, root, args)?.trim();
}
