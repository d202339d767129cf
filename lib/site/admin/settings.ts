import { relative, sep } from 'node:path';
import type { Profile } from '../../content/compiled';
import { cmsConfig } from '../../content/schema/cms-config';
import { documentTypes } from '../../content/schema/documents';
import { env } from '../../env';
import { asServed } from '../base-path/as-served';

const ADMIN_PATH = '/admin';

/** What the script of /admin reads. */
export interface AdminSettings {
  /** Address of GitHub's REST API, without a slash at its end. */
  api: string;
  /** owner/repo. */
  repository: string;
  branch: string;
  /** Folder of the content in the repository. */
  folder: string;
  /** Files of the CMS's configuration are patterns, because names of drafts are not published. */
  cms: ReturnType<typeof cmsConfig>;
}

/** GitHub's API without the password that the setting may contain. */
export function githubApi(): URL {
  const api = new URL(env.githubApiUrl);
  return new URL(api.pathname.replace(/\/+$/, ''), api.origin);
}

export function adminSettings({ admin, statsRepo }: Pick<Profile, 'admin' | 'statsRepo'>): AdminSettings {
  if (!admin) throw new Error('The profile has no admin.');
  const { branch, repository = statsRepo ?? '' } = admin;
  const folder = relative(process.cwd(), env.contentDir).replaceAll(sep, '/');
  if (folder.startsWith('..'))
    throw new Error(`CONTENT_DIR ${env.contentDir} is outside of the repository, where /admin cannot write.`);
  const api = githubApi().href.replace(/\/$/, '');
  const patterns = Object.values(documentTypes).map(({ pattern }) => pattern);
  const backend = { name: 'github', repo: repository, branch, api_root: api, auth_methods: ['token'] };
  const cms = { ...cmsConfig(patterns, { folder, backend }), logout_redirect_url: asServed(ADMIN_PATH) };
  return { api, repository, branch, folder, cms };
}
