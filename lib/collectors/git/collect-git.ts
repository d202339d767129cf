import type { Collection } from '../../dev-stats/store/collection';
import type { CommitRow } from '../../dev-stats/store/rows';
import type { Progress } from '../shared/progress';
import type { Git } from './command';
import type { LocalRepository } from './find-repositories';
import { readCommits } from './log';
import type { Owns } from './owner';
import { toRepositoryRow } from './repository-row';

export interface GitRun {
  collection: Collection;
  git: Git;
  repositories: readonly LocalRepository[];
  owns: Owns;
  /** Whether repositories that no host tells of may be named to everybody. */
  isPublic: boolean;
  now: () => Date;
  progress: Progress;
}

export interface GitSummary {
  repositories: number;
  /** Everybody's commits and the owner's, each as often as a clone or worktree holds it. */
  read: number;
  own: number;
}

/** Commits written to the store at a time. */
const SAVED = 5_000;

/** Reads the clones into a collection, which the caller finishes. */
export async function collectGit(run: GitRun): Promise<GitSummary> {
  const { repositories, progress } = run;
  const summary: GitSummary = { repositories: repositories.length, read: 0, own: 0 };
  progress.start('Repositories', repositories.length);
  for (const repository of repositories) {
    const { read, own } = await collectRepository(run, repository);
    summary.read += read;
    summary.own += own;
    progress.step();
  }
  progress.stop();
  return summary;
}

async function collectRepository(run: GitRun, repository: LocalRepository) {
  const { collection, git, isPublic, now } = run;
  // The figures of a host are more complete than those of a clone, so they stay.
  const hosted = await collection.findHostedRepository(repository.fullName);
  const id = hosted ?? repository.id;
  if (!hosted) await collection.saveRepositories([await toRepositoryRow(repository, { git, isPublic, now: now() })]);
  const counts = await saveCommits(run, { repository, id, fullHistory: false });
  // More in the store than in the log: a rewritten branch has lost some, and a second look tells which.
  const isRewritten = (await collection.countCommits(id)) !== counts.own;
  if (isRewritten) await saveCommits(run, { repository, id, fullHistory: true });
  await collection.commitsComplete(id, { fullHistory: isRewritten });
  for (const { folder } of repository.clones) await noteIdentity(run, folder, id);
  return counts;
}

/** A clone gets another id with a remote, or where a rewritten history begins anew; what it was before is not shown beside it. */
async function noteIdentity({ collection }: GitRun, folder: string, id: string): Promise<void> {
  const key = `clone ${folder}`;
  const before = await collection.getCheckpoint(key);
  if (before !== undefined && before !== id) collection.forgetClone(before);
  collection.setCheckpointAtEnd(key, id);
}

async function saveCommits(
  { collection, git, owns }: GitRun,
  { repository, id, fullHistory }: { repository: LocalRepository; id: string; fullHistory: boolean },
) {
  let read = 0;
  let own = 0;
  for await (const batch of batches(git, repository, owns)) {
    if (batch.commits.length > 0) await collection.saveCommits(id, batch.commits, { fullHistory });
    read += batch.read;
    own += batch.commits.length;
  }
  return { read, own };
}

/** The owner's commits of every clone, many at a time; `read` is how many were looked at for them. */
async function* batches(git: Git, { clones }: LocalRepository, owns: Owns) {
  for (const { folder, revisions, bare } of clones) {
    if (revisions.length === 0) continue;
    // A bare clone has no files, so its mailmap is the one of the commit.
    const settings = bare ? ['-c', `mailmap.blob=${revisions[0]}:.mailmap`] : [];
    let held: CommitRow[] = [];
    let counted = 0;
    let read = 0;
    for await (const batch of readCommits({ git, folder, revisions, settings, owns })) {
      read = batch.read;
      held = held.length === 0 ? batch.commits : held.concat(batch.commits);
      if (held.length < SAVED) continue;
      yield { read: read - counted, commits: held };
      counted = read;
      held = [];
    }
    yield { read: read - counted, commits: held };
  }
}
