import { DELIVERY_MAX_DAYS, DELIVERY_SAMPLES, DELIVERY_WINDOW_DAYS, FAILURE_CONCLUSIONS } from '../constants';
import { formatEnum } from '../format/numbers';

const failures = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(FAILURE_CONCLUSIONS.map(formatEnum));

const DELIVERY = {
  window: `The last ${DELIVERY_WINDOW_DAYS} days, or at most ${DELIVERY_MAX_DAYS} days of the chosen period, as far as they were collected; the dates are on the panel`,
  collected: 'By npm run collect -- actions',
};
const MERGES = { ...DELIVERY, source: 'The merged pull requests of one repository, from the GitHub API' };
const RUNS = { ...DELIVERY, source: 'The runs of the deployment workflows of one repository, from the GitHub API' };

export const DELIVERY_DEFINITIONS = [
  {
    id: 'deployments',
    term: 'Deployments',
    text: `A deployment is a run of a workflow that the site’s profile names as one, and whose last attempt succeeded. A failed deployment is a run whose last attempt ended with ${failures}. Runs for pull requests and runs with another conclusion do not count. A run belongs to the week in which its last attempt started. A figure is a dash if no workflow is named, if the window has no values, or if a median, a 90th percentile or a share would come from fewer than ${DELIVERY_SAMPLES}. In the weekly table, a median needs one value.`,
    ...RUNS,
  },
  {
    id: 'deployment-frequency',
    term: 'Deployment frequency',
    text: 'DORA: how often an organization deploys to production. Here: deployments divided by the weeks of the window.',
    ...RUNS,
  },
  {
    id: 'lead-time',
    term: 'Lead time for changes',
    text: 'DORA: the time from a commit to its deployment in production. Here, for each merged pull request: from the day its first commit was authored to the end of the first deployment triggered after its merge, whether that deployment contains the change or not. Pull requests that are not deployed yet or whose first commit is unknown are left out.',
    ...RUNS,
    source: 'The merged pull requests and deployment runs of one repository, from the GitHub API',
  },
  {
    id: 'change-failure-rate',
    term: 'Change failure rate',
    text: 'DORA: the share of deployments that cause a failure in production and need a fix. Here: failed deployments as a share of all runs that succeeded or failed. This is an approximation: a deployment that succeeds and then breaks production is not known to GitHub, and a run that failed and succeeded on a retry counts as a success.',
    ...RUNS,
  },
  {
    id: 'time-to-restore',
    term: 'Time to restore',
    text: 'DORA: the time it takes to recover from a failed deployment. Here: from the end of a failed deployment to the end of the next successful run of the same workflow. Several failures in a row count once, from the first. Failures that have not been followed by a success are left out.',
    ...RUNS,
  },
  {
    id: 'merges',
    term: 'Merged pull requests',
    text: 'Pull requests merged in the window, divided by its weeks. Weeks start on Monday, UTC; the first and the last one are partial if the window cuts them.',
    ...MERGES,
  },
  {
    id: 'cycle-time',
    term: 'Cycle time',
    text: 'From the creation of a pull request, or from when it left draft, to its merge. Pull requests closed without merging are excluded.',
    ...MERGES,
    window: `By merge date. ${DELIVERY.window}`,
  },
  {
    id: 'time-to-first-review',
    term: 'Time to first review',
    text: 'From the creation of a pull request, or from when it left draft, to the first review by another person. Reviews by bots and reviews after the merge do not count. A pull request reviewed while it was still a draft counts as zero hours. Those merged without a review are left out.',
    ...MERGES,
  },
  {
    id: 'delivery-spread',
    term: 'How delivery times are spread',
    text: `Every value of the window is in one column, however many there are. Columns cover less time at first and more later, so that hours and weeks fit in one chart; the last one has no end. The median and the 90th percentile are marked from ${DELIVERY_SAMPLES} values on.`,
    ...RUNS,
    source: 'The merged pull requests and deployment runs of one repository, from the GitHub API',
  },
] as const;
