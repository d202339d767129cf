import type { Collection } from '../../dev-stats/store/write/collection';
import {
  commitsWithoutLanguages,
  completeCommits,
  countCommits,
  type SavedRepository,
  saveCommits,
} from '../../dev-stats/store/write/commits';
import type { Git } from '../../git/command';
import type { Progress } from '../shared/progress';
import type { IsOwner } from './author';
import type { LocalRepository } from './find-repositories';
import { readChanges } from './languages/changes';
import { type CloneLanguages, readTree } from './languages/tree';
import { readCommits } from './log';
import { toRepositoryRow } from './repository-row';

export interface GitOptions {
  collection: Collection;
  git: Git;
  repositories: readonly LocalRepository[];
  isOwner: IsOwner;
  isPublic: boolean;
  now: () => Date;
  progress: Progress;
}

export interface GitSummary {
  repositories: number;
  read: number;
  own: number;
}

/** Saves the owner's commits of the clones. The caller finishes the collection. */
export async function collectGit(options: GitOptions): Promise<GitSummary> {
  const { repositories, progress } = options;
  const summary: GitSummary = { repositories: repositories.length, read: 0, own: 0 };
  progress.start('Repositories', repositories.length);
  for (const repository of repositories) {
    const { read, own } = await collectRepository(options, repository);
    summary.read += read;
    summary.own += own;
    progress.step();
  }
  progress.stop();
  return summary;
}

async function collectRepository(options: GitOptions, repository: LocalRepository) {
  const { collection, git, isPublic, now } = options;
  const languages = await readTrees(git, repository);
  const language = languages.values().next().value?.main ?? null;
  const row = await toRepositoryRow(repository, { git, isPublic, now: now(), language });
  const folders = repository.clones.map(({ folder }) => folder);
  const saved = await collection.saveClones(row, folders);
  // A commit in two clones is read twice, so the number of commits read says nothing about those in the store.
  const hasSeveral = repository.clones.length > 1;
  const counts = await saveHistory(options, { repository, saved, languages, fullHistory: hasSeveral });
  // If a force push has removed commits, a second pass finds the ones that the store must no longer count.
  const isRewritten = !hasSeveral && (await countCommits(saved)) !== counts.own;
  if (isRewritten) await saveHistory(options, { repository, saved, languages, fullHistory: true });
  await completeCommits(saved, { fullHistory: hasSeveral || isRewritten });
  return { read: counts.read, own: await countCommits(saved) };
}

type Languages = ReadonlyMap<string, CloneLanguages>;

async function readTrees(git: Git, { clones }: LocalRepository): Promise<Languages> {
  const trees = new Map<string, CloneLanguages>();
  for (const { folder, revisions } of clones) {
    const tree = revisions[0] && (await readTree(git, folder, revisions[0]));
    if (tree) trees.set(folder, tree);
  }
  return trees;
}

interface History {
  repository: LocalRepository;
  saved: SavedRepository;
  languages: Languages;
  fullHistory: boolean;
}

async function saveHistory({ git, isOwner }: GitOptions, { repository, saved, languages, fullHistory }: History) {
  let read = 0;
  let own = 0;
  for (const clone of repository.clones) {
    const { folder, revisions } = clone;
    if (revisions.length === 0) continue;
    const findLanguage = languages.get(folder)?.findLanguage;
    for await (const batch of readCommits(git, clone, isOwner)) {
      const unread = findLanguage ? await commitsWithoutLanguages(saved, batch.commits) : [];
      const changes = findLanguage && (await readChanges({ git, folder, findLanguage }, unread));
      const commits = batch.commits.map((commit) => ({ ...commit, languages: changes?.get(commit.sha) ?? null }));
      if (commits.length > 0) await saveCommits(saved, commits, { fullHistory });
      read += batch.read;
      own += commits.length;
    }
  }
  return { read, own };
}
