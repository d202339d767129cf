import { z } from 'zod';
import type { ProfileRow } from '../../dev-stats/store/rows';
import type { GithubApi } from './api/client';
import { GithubError, type GraphqlIssue, graphqlError } from './api/errors';
import { queryGraphql } from './api/request';

const VIEWER_QUERY = 'query Viewer { viewer { login } }';

export const PROFILE_QUERY = `query Profile($login: String!) {
  viewer { login }
  user(login: $login) {
    id login
    publicRepos: repositories(privacy: PUBLIC, ownerAffiliations: [OWNER]) { totalCount }
    privateRepos: repositories(privacy: PRIVATE, ownerAffiliations: [OWNER]) { totalCount }
    totalPRs: pullRequests { totalCount }
    totalIssues: issues { totalCount }
  }
}`;

const count = z.object({ totalCount: z.number() }).nullish();
const viewer = z.object({ login: z.string() }).nullish();
const user = z.object({
  id: z.string(),
  login: z.string(),
  publicRepos: count,
  privateRepos: count,
  totalPRs: count,
  totalIssues: count,
});
const schema = z.object({ viewer, user: user.nullish() });

export const FIGURE_LABELS = {
  publicRepos: 'public repositories',
  privateRepos: 'private repositories',
  totalPRs: 'pull requests',
  totalIssues: 'issues',
  totalReleases: 'releases',
  contributionsThisYear: 'contributions this year',
  reviews: 'reviews',
} satisfies Partial<Record<keyof ProfileRow, string>>;

export async function viewerLogin(api: GithubApi): Promise<string> {
  const schema = z.object({ viewer });
  const { data, issues } = await queryGraphql(api, { query: VIEWER_QUERY, variables: {}, schema });
  if (!data.viewer) throw graphqlError(issues);
  return data.viewer.login;
}

export async function fetchProfile(api: GithubApi, login: string) {
  const { data, issues } = await queryGraphql(api, { query: PROFILE_QUERY, variables: { login }, schema });
  const { user } = data;
  if (!user) throw missingUser(login, issues);
  const ownToken = data.viewer?.login.toLowerCase() === user.login.toLowerCase();
  const totals = {
    publicRepos: user.publicRepos?.totalCount ?? null,
    // Another account's token sees no private repositories, so their number is unknown.
    privateRepos: ownToken ? (user.privateRepos?.totalCount ?? null) : null,
    totalPRs: user.totalPRs?.totalCount ?? null,
    totalIssues: user.totalIssues?.totalCount ?? null,
  };
  const failures = issues.filter((issue) => !graphqlError([issue]).isRefusal).map(({ path }) => path?.[1]);
  const names = Object.keys(totals) as (keyof typeof totals)[];
  return { id: user.id, login: user.login, totals, failed: names.filter((name) => failures.includes(name)) };
}

function missingUser(login: string, issues: GraphqlIssue[]): GithubError {
  const failure = graphqlError(issues);
  if (issues.length > 0 && failure.kind !== 'not-found') return failure;
  return new GithubError('not-found', `GitHub has no user "${login}". Set GITHUB_LOGIN to the owner's login.`);
}
