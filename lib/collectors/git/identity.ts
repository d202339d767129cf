import { basename, dirname } from 'node:path';
import { CLONE_ID } from '../../dev-stats/store/schema/statistics';
import { type Git, readGit, runGit } from '../../git/command';
import type { Clone } from './clone';

export interface Identity {
  id: string;
  name: string;
  /** owner/repo for the GitHub host, to match data from the API; host/path for others. */
  fullName: string;
  htmlUrl: string;
  root?: string;
}

const SHORT_SHA = 7;

export async function identify(git: Git, clone: Clone, githubApiUrl: string): Promise<Identity | undefined> {
  const remote = parseRemote(await remoteUrl(git, clone.folder));
  if (remote) {
    const fullName = remote.host === readGithubHost(githubApiUrl) ? remote.path : `${remote.host}/${remote.path}`;
    const name = remote.path.slice(remote.path.lastIndexOf('/') + 1);
    return { id: CLONE_ID + fullName, name, fullName, htmlUrl: `https://${remote.host}/${encodeURI(remote.path)}` };
  }
  const [tip] = clone.revisions;
  if (!tip) return undefined;
  const root = await firstCommit(git, clone.folder, tip);
  const name = folderName(clone);
  return { id: CLONE_ID + root, name, fullName: `${name}@${root.slice(0, SHORT_SHA)}`, htmlUrl: '', root };
}

async function remoteUrl(git: Git, folder: string): Promise<string> {
  const { stdout } = await runGit(git, folder, ['remote']);
  const names = stdout.split('\n').filter(Boolean);
  const name = names.includes('origin') ? 'origin' : names[0];
  return name ? (await runGit(git, folder, ['remote', 'get-url', '--', name])).stdout.trim() : '';
}

/** The first commit on the first-parent line, which identifies a repository without a remote. */
export async function firstCommit(git: Git, folder: string, revision: string): Promise<string> {
  const root = await readGit(git, folder, ['rev-list', '--first-parent', '--max-parents=0', revision]);
  return root.trim();
}

export function folderName({ commonDir }: Clone): string {
  const folder = basename(commonDir) === '.git' ? dirname(commonDir) : commonDir;
  return basename(folder).replace(/(?<=.)\.git$/, '') || 'repository';
}

export function readGithubHost(apiUrl: string): string {
  return new URL(apiUrl).hostname.replace(/^api\.(?=github\.com$|[\w-]+\.ghe\.com$)/, '');
}

interface Remote {
  host: string;
  path: string;
}

/** user@host:path. A single letter before the colon is a Windows drive. */
const SCP_LIKE = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.+)$/;
const NETWORK = new Set(['http:', 'https:', 'ssh:', 'git:', 'git+ssh:', 'ssh+git:']);

/** Host and path of a remote URL, without user, password and port; undefined for a local folder. */
export function parseRemote(address: string): Remote | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.host && NETWORK.has(url.protocol)) return remote(url.hostname, decode(url.pathname));
  const [, host, path] = (!address.includes('://') && SCP_LIKE.exec(address)) || [];
  return host && path ? remote(host, path) : undefined;
}

function remote(host: string, path: string): Remote | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  // GitHub's host for SSH on port 443 is ssh.github.com.
  const name = host.toLowerCase().replace(/^(?:www\.github\.com|ssh\.github\.com)$/, 'github.com');
  return clean ? { host: name, path: clean } : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
