import { collectGithub, type GithubSummary } from '../../lib/collectors/github/collect-github';
import { env } from '../../lib/env';
import { pluralize } from '../../lib/words';
import type { Run } from '../shared/program';
import { statsTimezone } from './profile';
import { createProgress } from './progress';
import { collectInto, githubApi } from './session';

export const run: Run = async () => {
  const progress = createProgress();
  const api = githubApi(progress);
  const { githubLogin: login } = env;
  const summary = await collectInto('github', (collection) =>
    collectGithub({ api, collection, login, now: () => new Date(), timeZone: statsTimezone(), progress }),
  ).finally(progress.stop);
  return { summary: format(summary), warning: summary.missing && WARNING, problem: summary.problem };
};

const WARNING =
  'The token may not list all repositories of other owners, or may not read them. Add the scopes listed in .env.example, and authorize the token for organizations with single sign-on.';

function format({ repositories, contributed, changed, unknown, missing }: GithubSummary): string {
  const others = contributed > 0 ? ` and ${contributed} of other owners` : '';
  const lines = [`${pluralize(repositories, 'repository', 'repositories')}${others}, ${changed} changed.`];
  if (missing) lines.push(`Missing: ${missing}.`);
  if (unknown.length > 0) lines.push(`Unknown: ${unknown.join(', ')}.`);
  return lines.join('\n');
}
