import { collectGit, type GitSummary } from '../../lib/collectors/git/collect-git';
import { findRepositories } from '../../lib/collectors/git/find-repositories';
import { githubHostOf } from '../../lib/collectors/git/identity';
import { env } from '../../lib/env';
import type { Run } from './command';
import type { GitOptions } from './git-options';
import { ownerFor } from './git-owner';
import { createProgress } from './progress';
import { collectInto } from './session';

/** `collect git`: the owner's statistics from clones on this machine. Nothing is written before every path is known to be sound. */
export const run: Run = async (paths, options) => {
  const { author, public: isPublic } = options as GitOptions;
  const owns = ownerFor(author ?? []);
  const git = { env: env.inherited };
  const found = await findRepositories({ git, paths, githubHost: githubHostOf(env.githubApiUrl) });
  const progress = createProgress();
  const common = { git, owns, progress, isPublic: isPublic ?? false, now: () => new Date() };
  const summary = await collectInto({ source: 'git', tokenKind: 'none' }, (collection) =>
    collectGit({ ...common, collection, repositories: found.repositories }),
  ).finally(progress.stop);
  return summaryOf(summary, found.nameless);
};

function summaryOf({ repositories, read, own }: GitSummary, nameless: number): string {
  const count = (value: number) => value.toLocaleString('en-US');
  const noun = repositories === 1 ? 'repository' : 'repositories';
  const lines = [`${count(repositories)} ${noun}, ${count(own)} of ${count(read)} commits are the owner's.`];
  if (nameless > 0) lines.push(`${nameless} left out: neither a remote nor a commit.`);
  if (read > 0 && own === 0) lines.push('None is under an address of the owner; name others with --author MAIL.');
  return lines.join('\n');
}
