import { type Git, runGit } from './command';
import { parseRemote } from './remote';
import { type Clone, folderName } from './repository';
import { rootCommit } from './revision';

/** What a clone is a clone of; two clones of the same thing have the same id. */
export interface Identity {
  id: string;
  name: string;
  /** owner/repo on GitHub, so that its figures and those of the clone are one; elsewhere the host comes first. */
  fullName: string;
  htmlUrl: string;
  /** First commit of the main line, where the id had to be taken from it. */
  root?: string;
}

const SHORT = 7;

/** Undefined of a repository that has neither an origin nor a commit: nothing tells it from another one. */
export async function identify(git: Git, clone: Clone, githubHost: string): Promise<Identity | undefined> {
  const remote = parseRemote(await originOf(git, clone.folder));
  if (remote) {
    const fullName = remote.host === githubHost ? remote.path : `${remote.host}/${remote.path}`;
    const name = remote.path.slice(remote.path.lastIndexOf('/') + 1);
    return { id: `git:${fullName}`, name, fullName, htmlUrl: `https://${remote.host}/${encodeURI(remote.path)}` };
  }
  const [tip] = clone.revisions;
  if (!tip) return undefined;
  // The first commit stays when the folder is moved or renamed.
  const root = await rootCommit(git, clone.folder, tip);
  const name = folderName(clone);
  return { id: `git:${root}`, name, fullName: `${name}@${root.slice(0, SHORT)}`, htmlUrl: '', root };
}

/** Address of origin, else of the first remote; empty without one. */
async function originOf(git: Git, folder: string): Promise<string> {
  const { stdout } = await runGit(git, folder, ['remote']);
  const names = stdout.split('\n').filter(Boolean);
  const name = names.includes('origin') ? 'origin' : names[0];
  return name ? (await runGit(git, folder, ['remote', 'get-url', '--', name])).stdout.trim() : '';
}

/** Host of the clones' addresses, from the root of GitHub's API: api.github.com is asked, github.com is cloned from. */
export function githubHostOf(apiUrl: string): string {
  return new URL(apiUrl).hostname.replace(/^api\.github\.com$/, 'github.com');
}
