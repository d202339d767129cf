import { createClient, type GithubApi } from '../../lib/collectors/github/api/client';
import { checkSettings } from '../../lib/collectors/github/api/settings';
import type { Progress } from '../../lib/collectors/shared/progress';
import { systemClock } from '../../lib/collectors/shared/time';
import { env } from '../../lib/env';
import { CommandError } from '../shared/program';

export function githubApi(progress: Progress): GithubApi {
  const { githubToken: token, githubApiUrl: apiUrl, githubGraphqlUrl: graphqlUrl } = env;
  if (!token)
    throw new CommandError('GITHUB_TOKEN is not set. Set it to a GitHub token; .env.example lists its scopes.');
  const { fetch } = globalThis;
  const settings = checkSettings({ token, apiUrl, graphqlUrl });
  return createClient({ ...settings, fetch, clock: systemClock, report: progress.note });
}
