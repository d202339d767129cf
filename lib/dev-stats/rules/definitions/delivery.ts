import {
  DELIVERY_MAX_DAYS,
  DELIVERY_SAMPLES,
  DELIVERY_WINDOW_DAYS,
  HOTFIX_HOURS,
  LAST_DEPLOYMENTS,
} from '../constants';

const DELIVERY = {
  window: `The last ${DELIVERY_WINDOW_DAYS} days, or at most ${DELIVERY_MAX_DAYS} days of the chosen period, as far as they were collected; the dates are on the panel`,
};
const MERGES = { ...DELIVERY, source: 'The merged pull requests of one repository, from the GitHub API' };
const RUNS = { ...DELIVERY, source: 'The runs of the deployment workflows of one repository, from the GitHub API' };

export const DELIVERY_DEFINITIONS = [
  {
    id: 'deployments',
    term: 'Deployments',
    text: `A deployment is a successful run, on the production branch, of a workflow that the site’s profile names. A run that is started again and succeeds again counts as another deployment. The production branch is the default branch of the repository, unless the profile names another one. Where the repository has GitHub Deployments to a production environment in the window, those count instead. Runs on other branches, runs that a tag or a release has started, runs for pull requests and attempts that did not succeed do not count. Runs and pull requests that an earlier version collected without their branch are left out. A figure is a dash if no workflow is named, if the window has no values, or if a median, a 90th percentile or a share would come from fewer than ${DELIVERY_SAMPLES}.`,
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
    text: 'DORA: the time from a commit to its deployment in production. Here, for each merged pull request: from the time its first commit was authored to the end of the first deployment whose commit contains the merge, by the history of the production branch. Left out are pull requests that are not deployed yet, those whose first commit is unknown, and those in the first deployment that is known, because an earlier one may have shipped them.',
    ...RUNS,
    source: 'The merged pull requests and deployment runs of one repository, from the GitHub API',
  },
  {
    id: 'change-failure-rate',
    term: 'Change failure rate',
    text: `DORA: the share of deployments that cause a failure in production and need a fix. Here: the share of deployments followed by one of these: a commit on the production branch that reverts a deployed one; a hotfix, that is a pull request whose branch or label begins with hotfix, merged within ${HOTFIX_HOURS} hours unless the profile says otherwise, which counts against the deployment before it; an issue with the label named in the profile, which counts against the deployment before it; a GitHub Deployment marked as failed. The profile switches each of them on or off, and the panel names those that are on. A workflow run that failed is not a failure of a change. Failures that leave none of these traces are not known.`,
    ...RUNS,
  },
  {
    id: 'time-to-restore',
    term: 'Failed deployment recovery time',
    text: 'DORA: the time it takes to recover from a deployment that fails and needs a fix. Here: from the end of the failed deployment to the end of the first one that contains its revert or hotfix, to the closing of its issue, or to the end of the next GitHub Deployment that succeeded, whichever is first. Failures without a fix so far are left out.',
    ...RUNS,
  },
  {
    id: 'rework-rate',
    term: 'Rework rate',
    text: 'DORA: the share of deployments that were unplanned and fix an earlier one. Here: deployments that shipped a revert or a hotfix, as defined for the change failure rate.',
    ...RUNS,
  },
  {
    id: 'delivery-sentence',
    term: 'Delivery in a sentence',
    text: `The median lead time for changes, and the last ${LAST_DEPLOYMENTS} deployments of the window, or all of them if there are fewer, with the number that needed a fix by the definition of the change failure rate. It is a dash with a reason if either is unknown or has fewer than ${DELIVERY_SAMPLES} values.`,
    ...RUNS,
  },
  {
    id: 'merges',
    term: 'Merged pull requests',
    text: 'Pull requests by people that were merged into the production branch in the window, divided by its weeks. Pull requests by bots, into the branch of another pull request, or into other branches, such as backports, are left out here and in the times, and counted below the figures.',
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
] as const;
