import { type Git, GitError } from '../../git/command';
import { type Clone, openClone } from './clone';
import { type Identity, identify } from './identity';

export interface LocalRepository extends Identity {
  clones: Clone[];
}

export interface FindOptions {
  git: Git;
  paths: readonly string[];
  githubApiUrl: string;
}

/** Groups clones by repository. `unidentified` have no remote and no commit. Throws one GitError for all bad paths. */
export async function findRepositories({ git, paths, githubApiUrl }: FindOptions) {
  const byId = new Map<string, LocalRepository>();
  const problems: string[] = [];
  let unidentified = 0;
  for (const path of paths) {
    try {
      const clone = await openClone(git, path);
      const identity = await identify(git, clone, githubApiUrl);
      if (identity) add(byId, identity, clone);
      else unidentified += 1;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new GitError(`Nothing was read: ${problems.join('; ')}`);
  return { repositories: [...byId.values()], unidentified };
}

function add(byId: Map<string, LocalRepository>, identity: Identity, clone: Clone): void {
  const key = identity.id.toLowerCase();
  const known = byId.get(key);
  if (known) known.clones.push(clone);
  else byId.set(key, { ...identity, clones: [clone] });
}
