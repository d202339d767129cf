import { apiUrlProblem, isToken } from '../../shared/api-settings';
import { GithubError } from './errors';

/** Throws GithubError for settings that would expose the token or cannot work. */
export function checkSettings({ token, apiUrl, graphqlUrl }: Record<'token' | 'apiUrl' | 'graphqlUrl', string>) {
  if (!isToken(token))
    throw new GithubError('invalid', 'GITHUB_TOKEN contains a space or a line break. Set it to the token only.');
  return { token, apiUrl: checkApiUrl(apiUrl), graphqlUrl: checkUrl('GITHUB_GRAPHQL_URL', graphqlUrl) };
}

export function checkApiUrl(url: string): string {
  return checkUrl('GITHUB_API_URL', url);
}

function checkUrl(name: string, url: string): string {
  const problem = apiUrlProblem(url);
  if (problem === undefined) return url;
  const remedy = 'Remove it, or set it to the address of GitHub Enterprise.';
  throw new GithubError('invalid', `${name} ${problem}. ${remedy}`);
}
