import {
  ACTIONS_WINDOW_WEEKS,
  FAILURE_CONCLUSIONS,
  MAX_RUN_DAYS,
  MINUTE_MULTIPLIERS,
  RANKED_RUNS,
  RANKED_WORKFLOWS,
  RECENT_RUNS,
  SUCCESS_CONCLUSIONS,
  SUCCESS_RATE_BOUNDS,
  SUMMARY_ROWS,
  TREND_WEEKS,
} from '../constants';
import { formatEnum, formatList } from '../format/numbers';

const formatConclusions = (conclusions: readonly string[]) => formatList(conclusions.map(formatEnum), 'or');

const RUNS = {
  window: `The last ${ACTIONS_WINDOW_WEEKS} weeks, or the chosen period, by the week in which a run started, from Monday in UTC; by month if longer than a year`,
  source: 'The workflow runs and jobs of one repository, from the GitHub API',
};

const TREND = {
  ...RUNS,
  window: `The last ${TREND_WEEKS} whole weeks and the current one, or the chosen period; the dates are on the panel`,
};

export const PIPELINE_DEFINITIONS = [
  {
    id: 'success-rate',
    term: 'Success rate',
    text: `Runs of all branches. Attempts with the conclusion ${formatConclusions(SUCCESS_CONCLUSIONS)}, as a share of those with ${formatConclusions([...SUCCESS_CONCLUSIONS, ...FAILURE_CONCLUSIONS])}. A run that was retried counts once for each attempt. Canceled, skipped, neutral and stale attempts are excluded. Green from ${SUCCESS_RATE_BOUNDS.green}%, yellow from ${SUCCESS_RATE_BOUNDS.yellow}%, otherwise red. Sorted by newest week, or month in a long period, then by most attempts. The panel shows the first ${SUMMARY_ROWS} rows, its table all.`,
    ...RUNS,
  },
  {
    id: 'retry-rate',
    term: 'Retry rate',
    text: 'Runs that were retried at least once, as a share of all runs that succeeded or failed. Each run counts once, regardless of the number of attempts.',
    ...RUNS,
  },
  {
    id: 'queue-time',
    term: 'Queue time',
    text: 'Seconds from the time a job was ready until a runner picked it up, averaged over completed jobs. Skipped jobs, waiting jobs and jobs that no runner picked up are excluded. The run’s own timestamps are not used, because a re-run changes them.',
    ...RUNS,
  },
  {
    id: 'run-duration',
    term: 'Duration',
    text: `From the start of an attempt’s first job to the end of its last, averaged over attempts that succeeded or failed. If the jobs are no longer available, from the start of the attempt to its last update, up to ${MAX_RUN_DAYS} days.`,
    ...RUNS,
  },
  {
    id: 'workflow-trend',
    term: 'Workflows over time',
    text: 'Success rate of each workflow by week, or by month for a period of more than a year. A week without attempts is a gap. The sentence above covers all workflows and branches. If the branch of every run is known, it also has the rates of the default branch and of pull requests. It compares the period before only if all of that was collected.',
    ...TREND,
  },
  {
    id: 'slow-and-flaky',
    term: 'Slowest and flakiest workflows',
    text: `The slowest workflows have the largest median duration of an attempt. The flakiest have the largest share of runs whose last attempt succeeded after an earlier attempt of the same run had failed: nothing changed in between except the attempt. Runs that were retried without success do not count as flaky. A workflow with fewer than ${RANKED_RUNS} runs is not named, and at most ${RANKED_WORKFLOWS} are.`,
    ...TREND,
  },
  {
    id: 'partial-week',
    term: 'Partial week',
    text: 'A week that starts before the window or before the first collected run, or that was not over when the runs were collected. Its figures are not comparable with those of a whole week.',
    ...RUNS,
  },
  {
    id: 'recent-runs',
    term: 'Recent runs',
    text: `The ${RECENT_RUNS} most recently started runs. Each shows the conclusion of its latest attempt, or its status if it has no conclusion yet.`,
    ...RUNS,
    window: `The last ${ACTIONS_WINDOW_WEEKS} weeks, or the chosen period`,
  },
  {
    id: 'minutes',
    term: 'Actions minutes',
    text: `Minutes that count against the plan, weighted by the cost of the runner: Ubuntu ${MINUTE_MULTIPLIERS.ubuntu}×, Windows ${MINUTE_MULTIPLIERS.windows}×, macOS ${MINUTE_MULTIPLIERS.macos}×. Since January 1, 2026 GitHub bills its standard runners by the price of a minute: $0.006 on Linux, $0.010 on Windows and $0.062 on macOS, which are factors of 1, about 1.7 and about 10.3. The figures here keep the factors above. Minutes in public repositories and on self-hosted runners are free and not counted. The bar shows the share of the included minutes and turns red above 100%, unless a discount covers every minute. Without access to the plan, the included minutes are unknown.`,
    window: `The billing month of the date on the tab. Bills are by month, so they do not follow the chosen period`,
    source:
      'The bill of the user or organization that owns the repository, from the GitHub API, if the token can read it',
  },
] as const;
