import type { GithubApi } from '../../lib/collectors/github/ask';
import { createClient } from '../../lib/collectors/github/client';
import type { Progress } from '../../lib/collectors/shared/progress';
import { systemClock } from '../../lib/collectors/shared/time';
import { env } from '../../lib/env';
import { CommandError } from './command';

/** GitHub as the environment names it. Throws CommandError without a token. */
export function githubApi(progress: Progress): GithubApi {
  const { githubToken: token, githubApiUrl: apiUrl, githubGraphqlUrl: graphqlUrl } = env;
  if (!token)
    throw new CommandError(
      'GITHUB_TOKEN is not set, so nothing was collected; set it to a token of GitHub (.env.example says which).',
    );
  const client = createClient({ token, apiUrl, fetch: globalThis.fetch, clock: systemClock, report: progress.note });
  return { client, graphqlUrl };
}

/** Whose token it is: figures of private work depend on it. Installation tokens, as Actions has them, begin with ghs_. */
export function tokenKind(): string {
  return env.githubToken?.startsWith('ghs_') ? 'actions' : 'own';
}
