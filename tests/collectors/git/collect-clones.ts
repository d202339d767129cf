import { collectGit } from '@/lib/collectors/git/collect-git';
import { findRepositories } from '@/lib/collectors/git/find-repositories';
import type { Store } from '@/lib/dev-stats/store/client';
import { beginCollection } from '@/lib/dev-stats/store/write/collection';
import { git } from './sandbox';

interface Options {
  now: () => Date;
  isOwner?: (mail: string) => boolean;
  isPublic?: boolean;
  timeZone?: string;
  /** The collection fails at its end. */
  isStopped?: boolean;
}

/** One `collect git` of these clones. */
export async function collectClones(store: Store, paths: string[], options: Options) {
  const { now, isOwner = () => true, isPublic = true, timeZone, isStopped = false } = options;
  const { repositories } = await findRepositories({ git, paths, githubApiUrl: 'https://api.github.com' });
  const collection = await beginCollection(store, { source: 'git', now, timeZone });
  const progress = { start() {}, step() {}, note() {}, stop() {} };
  const summary = await collectGit({ collection, git, repositories, isOwner, isPublic, now, progress });
  if (isStopped) await collection.fail('stopped');
  else await collection.finish();
  return summary;
}
