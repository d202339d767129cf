import { type Git, GitError } from './command';
import { type Identity, identify } from './identity';
import { type Clone, openClone } from './repository';

/** A repository and the clones and worktrees that were named of it. */
export interface LocalRepository extends Identity {
  clones: Clone[];
}

interface FindOptions {
  git: Git;
  paths: readonly string[];
  /** Host whose clones are joined with the figures of GitHub. */
  githubHost: string;
}

export interface Found {
  repositories: LocalRepository[];
  /** Repositories without an origin and without a commit, of which there is nothing to tell. */
  nameless: number;
}

/** Looks at every path before anything is read; throws GitError that names each one that cannot be used. */
export async function findRepositories({ git, paths, githubHost }: FindOptions): Promise<Found> {
  const byId = new Map<string, LocalRepository>();
  const problems: string[] = [];
  let nameless = 0;
  for (const path of paths) {
    try {
      const clone = await openClone(git, path);
      const identity = await identify(git, clone, githubHost);
      if (identity) add(byId, identity, clone);
      else nameless += 1;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new GitError(`Nothing was collected. ${problems.join('; ')}`);
  return { repositories: [...byId.values()], nameless };
}

function add(byId: Map<string, LocalRepository>, identity: Identity, clone: Clone): void {
  // Hosts do not tell Owner/Repo from owner/repo.
  const key = identity.id.toLowerCase();
  const known = byId.get(key);
  if (known) known.clones.push(clone);
  else byId.set(key, { ...identity, clones: [clone] });
}
