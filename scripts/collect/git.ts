import { matchOwner, withMapped } from '../../lib/collectors/git/author';
import { collectGit, type GitSummary } from '../../lib/collectors/git/collect-git';
import { findRepositories } from '../../lib/collectors/git/find-repositories';
import { checkApiUrl } from '../../lib/collectors/github/api/settings';
import { env } from '../../lib/env';
import { pluralize } from '../../lib/words';
import type { Run } from '../shared/program';
import { ownerAddresses } from './profile';
import { createProgress } from './progress';
import { collectInto } from './session';

/** `collect git`: saves the owner's commits of local clones. All paths are validated before anything is saved. */
export const run: Run = async (paths, { author = [], public: isPublic = false }) => {
  const given = author as string[];
  const own = given.length > 0 ? { addresses: given } : { addresses: ownerAddresses(), login: env.githubLogin };
  const git = { env: env.inherited };
  const found = await findRepositories({ git, paths, githubApiUrl: checkApiUrl(env.githubApiUrl) });
  const clones = found.repositories.flatMap((repository) => repository.clones);
  const isOwner = matchOwner({ ...own, addresses: await withMapped(git, clones, own.addresses) });
  const progress = createProgress();
  const common = { git, isOwner, progress, isPublic: isPublic === true, now: () => new Date() };
  const summary = await collectInto('git', (collection) =>
    collectGit({ ...common, collection, repositories: found.repositories }),
  ).finally(progress.stop);
  return { summary: format(summary, found.unidentified) };
};

function format({ repositories, read, own }: GitSummary, unidentified: number): string {
  const readCount = read.toLocaleString('en-US');
  const lines = [
    `${pluralize(repositories, 'repository', 'repositories')} with ${pluralize(own, 'commit')} by the owner; read: ${readCount}.`,
  ];
  if (unidentified > 0) lines.push(`Skipped ${unidentified} without a remote and a commit.`);
  if (read > 0 && own === 0) lines.push("No commit has one of the owner's addresses. Add others with --author EMAIL.");
  return lines.join('\n');
}
