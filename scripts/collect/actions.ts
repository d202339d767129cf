import { type ActionsSummary, collectActions } from '../../lib/collectors/github/actions/collect-actions';
import { pluralize } from '../../lib/words';
import type { Run } from '../shared/program';
import { deliveryScope, statsRepo } from './profile';
import { createProgress } from './progress';
import { collectInto, githubApi } from './session';

export const run: Run = async (_, { since }) => {
  const progress = createProgress();
  const api = githubApi(progress);
  const repository = statsRepo();
  const delivery = deliveryScope();
  const summary = await collectInto('actions', (collection) =>
    collectActions({ ...delivery, api, collection, repository, since: since as Date, now: () => new Date(), progress }),
  ).finally(progress.stop);
  return { summary: format(summary), problem: summary.problem };
};

function format({ runs, attempts, pullRequests, billingNotAvailable }: ActionsSummary): string {
  return [
    `${pluralize(runs, 'run')}, ${pluralize(attempts, 'attempt')} new or changed.`,
    pullRequests === null ? 'Merged pull requests: unknown.' : `${pluralize(pullRequests, 'merged pull request')}.`,
    billingNotAvailable ? `Actions minutes: ${billingNotAvailable}` : 'Actions minutes: saved for this month.',
  ].join('\n');
}
