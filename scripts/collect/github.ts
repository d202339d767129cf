import { collectGithub, type GithubSummary } from '../../lib/collectors/github/collect-github';
import { viewerLogin } from '../../lib/collectors/github/profile';
import { env } from '../../lib/env';
import { pluralize } from '../../lib/pluralize';
import { githubApi, tokenKind } from './github-api';
import { statsTimezone } from './profile';
import type { Run } from './program';
import { createProgress } from './progress';
import { collectInto } from './session';

export const run: Run = async () => {
  const progress = createProgress();
  const api = githubApi(progress);
  const summary = await collectInto({ source: 'github', tokenKind: tokenKind() }, async (collection) => {
    const login = env.githubLogin ?? (await viewerLogin(api));
    return collectGithub({ api, collection, login, now: () => new Date(), timeZone: statsTimezone(), progress });
  }).finally(progress.stop);
  return format(summary);
};

function format({ repositories, changed, failed, unknown }: GithubSummary): string {
  const lines = [`${pluralize(repositories, 'repository', 'repositories')}, ${changed} changed.`];
  if (failed > 0) lines.push(`${failed} could not be read and keep their previous data, marked as stale.`);
  if (unknown.length > 0) lines.push(`Unknown: ${unknown.join(', ')}.`);
  return lines.join('\n');
}
