import { type Git, runGit } from './command';

/** Where a history may stand once the branch that HEAD names is gone, as after a rename at the host. */
const LIKELY = [
  'refs/remotes/origin/HEAD',
  'refs/heads/main',
  'refs/heads/master',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
];

/** What to walk: the commit checked out, else the likely main branch, else all branches; empty without commits. */
export async function branchTip(git: Git, folder: string): Promise<string[]> {
  const head = await runGit(git, folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.code === 0) return [head.stdout.trim()];
  const refs = ['for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/remotes'];
  const { stdout } = await runGit(git, folder, refs);
  const tips = new Map(stdout.split('\n').filter(Boolean).map(nameAndCommit));
  const likely = LIKELY.find((name) => tips.has(name));
  return likely ? [tips.get(likely) ?? ''] : [...new Set(tips.values())];
}

function nameAndCommit(line: string): [name: string, commit: string] {
  const space = line.lastIndexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}

/** First commit of the main line: the same wherever the clone lies and whatever it is called. */
export async function rootCommit(git: Git, folder: string, revision: string): Promise<string> {
  const walk = await runGit(git, folder, ['rev-list', '--first-parent', '--max-parents=0', revision]);
  return walk.stdout.trim();
}
