import { type ActionsSummary, collectActions } from '../../lib/collectors/github/collect-actions';
import type { Run } from './command';
import { githubApi, tokenKind } from './github-api';
import { createProgress } from './progress';
import { collectInto } from './session';
import { statsRepo } from './stats-repo';

/** `collect actions`: runs, jobs, pull requests and minutes of one repository into the store. */
export const run: Run = async (_, { since }) => {
  const progress = createProgress();
  const api = githubApi(progress);
  const repository = statsRepo();
  const summary = await collectInto({ source: 'actions', tokenKind: tokenKind() }, (collection) =>
    collectActions({ api, collection, repository, since: since as Date, now: () => new Date(), progress }),
  ).finally(progress.stop);
  return summaryOf(summary);
};

function summaryOf({ runs, attempts, withoutJobs, pullRequests, billingNotAvailable }: ActionsSummary): string {
  const lines = [`${runs} runs, ${attempts} attempts new or changed.`];
  if (withoutJobs > 0) lines.push(`${withoutJobs} attempts without jobs, which GitHub no longer tells.`);
  lines.push(pullRequests === null ? 'Merged pull requests: not known.' : `${pullRequests} merged pull requests.`);
  lines.push(
    billingNotAvailable
      ? `Actions minutes are not available: ${billingNotAvailable}`
      : 'Actions minutes of this month.',
  );
  return lines.join('\n');
}
