import { collectGithub, type GithubSummary } from '../../lib/collectors/github/collect-github';
import { viewerLogin } from '../../lib/collectors/github/profile';
import { env } from '../../lib/env';
import type { Run } from './command';
import { githubApi, tokenKind } from './github-api';
import { createProgress } from './progress';
import { collectInto } from './session';

/** `collect github`: the owner's statistics into the store. */
export const run: Run = async () => {
  const progress = createProgress();
  const api = githubApi(progress);
  const summary = await collectInto({ source: 'github', tokenKind: tokenKind() }, async (collection) => {
    const login = env.githubLogin ?? (await viewerLogin(api));
    return collectGithub({ api, collection, login, now: () => new Date(), timeZone: env.statsTimezone, progress });
  }).finally(progress.stop);
  return summaryOf(summary);
};

function summaryOf({ repositories, changed, failed, unknown }: GithubSummary): string {
  const lines = [`${repositories} repositories, ${changed} with news.`];
  if (failed > 0) lines.push(`${failed} could not be read and show the figures of last time, marked as such.`);
  if (unknown.length > 0) lines.push(`Not known: ${unknown.join(', ')}.`);
  return lines.join('\n');
}
