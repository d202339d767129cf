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
    pullRequests { totalCount }
    issues { totalCount }
  }
}`;

const count = z.object({ totalCount: z.number() }).nullish();
const viewer = z.object({ login: z.string() }).nullish();
const user = z.object({
  id: z.string(),
  login: z.string(),
  publicRepos: count,
  privateRepos: count,
  pullRequests: count,
  issues: count,
});
const schema = z.object({ viewer, user: user.nullish() });

export interface Profile {
  id: string;
  login: string;
  totals: Record<Total, number | null>;
  failed: Total[];
}

type Total = 'publicRepos' | 'privateRepos' | 'totalPRs' | 'totalIssues';

const FIELDS = {
  publicRepos: 'publicRepos',
  privateRepos: 'privateRepos',
  totalPRs: 'pullRequests',
  totalIssues: 'issues',
} as const;

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

export async function fetchProfile(api: GithubApi, login: string): Promise<Profile> {
  const { data, issues } = await queryGraphql(api, { query: PROFILE_QUERY, variables: { login }, schema });
  const { user } = data;
  if (!user) throw missingUser(login, issues);
  const ownToken = data.viewer?.login.toLowerCase() === user.login.toLowerCase();
  return {
    id: user.id,
    login: user.login,
    totals: {
      publicRepos: user.publicRepos?.totalCount ?? null,
      // Another account's token sees no private repositories, so their number is unknown.
      privateRepos: ownToken ? (user.privateRepos?.totalCount ?? null) : null,
      totalPRs: user.pullRequests?.totalCount ?? null,
      totalIssues: user.issues?.totalCount ?? null,
    },
    failed: failedTotals(issues),
  };
}

function failedTotals(issues: GraphqlIssue[]): Total[] {
  const failed = issues.filter((issue) => !graphqlError([issue]).isRefusal).map(({ path }) => path?.[1]);
  return (Object.keys(FIELDS) as Total[]).filter((total) => failed.includes(FIELDS[total]));
}

function missingUser(login: string, issues: GraphqlIssue[]): GithubError {
  const failure = graphqlError(issues);
  if (issues.length > 0 && failure.kind !== 'not-found') return failure;
  return new GithubError('not-found', `GitHub has no user "${login}". Set GITHUB_LOGIN to the owner's login.`);
}
