import { z } from 'zod';
import { ask, type GithubApi } from './ask';
import { failureOf } from './failure';
import { GithubError } from './github-error';

const VIEWER_QUERY = 'query Viewer { viewer { login } }';

export const PROFILE_QUERY = `query Profile($login: String!) {
  viewer { login }
  user(login: $login) {
    id login
    publicRepos: repositories(privacy: PUBLIC, ownerAffiliations: [OWNER]) { totalCount }
    privateRepos: repositories(privacy: PRIVATE, ownerAffiliations: [OWNER]) { totalCount }
    pullRequests { totalCount }
    issues { totalCount }
  }
}`;

const count = z.object({ totalCount: z.number() }).nullish();
const viewer = z.object({ login: z.string() }).nullish();
const profileSchema = z.object({
  viewer,
  user: z
    .object({
      id: z.string(),
      login: z.string(),
      publicRepos: count,
      privateRepos: count,
      pullRequests: count,
      issues: count,
    })
    .nullish(),
});

/** The owner and totals that GitHub counts itself; null is what it did not tell. */
export interface Profile {
  /** Node id, by which commits are told apart. */
  id: string;
  login: string;
  /** Whether the token is the owner's own, so that private work is seen. */
  ownToken: boolean;
  publicRepos: number | null;
  privateRepos: number | null;
  totalPRs: number | null;
  totalIssues: number | null;
}

/** Login of the token's owner. Throws GithubError. */
export async function viewerLogin(api: GithubApi): Promise<string> {
  const { data, issues } = await ask(api, { query: VIEWER_QUERY, variables: {}, schema: z.object({ viewer }) });
  if (!data.viewer) throw failureOf(issues);
  return data.viewer.login;
}

/** Profile of a user. Throws GithubError, with a sentence of its own for a login that is nobody's. */
export async function fetchProfile(api: GithubApi, login: string): Promise<Profile> {
  const { data, issues } = await ask(api, { query: PROFILE_QUERY, variables: { login }, schema: profileSchema });
  const { user } = data;
  if (!user) throw issues.length > 0 ? unknownUser(login, failureOf(issues)) : unknownUser(login);
  const ownToken = data.viewer?.login.toLowerCase() === user.login.toLowerCase();
  return {
    id: user.id,
    login: user.login,
    ownToken,
    publicRepos: user.publicRepos?.totalCount ?? null,
    // Another's token sees none of them, which is not the same as there being none.
    privateRepos: ownToken ? (user.privateRepos?.totalCount ?? null) : null,
    totalPRs: user.pullRequests?.totalCount ?? null,
    totalIssues: user.issues?.totalCount ?? null,
  };
}

function unknownUser(login: string, failure?: GithubError): GithubError {
  if (failure && failure.kind !== 'not-found') return failure;
  return new GithubError('not-found', `GitHub knows no user "${login}"; set GITHUB_LOGIN to the owner's login.`);
}
