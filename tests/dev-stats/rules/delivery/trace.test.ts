import { expect, test } from 'vitest';
import type { Deployment, FailureSettings } from '@/lib/dev-stats/rules/delivery/facts';
import { type CollectedDelivery, type CollectedMerge, traceDelivery } from '@/lib/dev-stats/rules/delivery/trace';

const HOUR = 3_600_000;
const SETTINGS: FailureSettings = { reverts: true, hotfixHours: 48, issueLabel: 'incident', deployments: true };

function merge(number: number, hours: number, values: Partial<CollectedMerge> = {}): CollectedMerge {
  const times = { mergedAt: hours * HOUR, cycleTimeDays: 1, firstCommitAt: null, firstReviewAt: null };
  const branches = { baseBranch: 'main', headBranch: `change-${number}`, mergeSha: `m${number}` };
  return { number, isBot: false, isHotfix: false, ...times, ...branches, ...values };
}

/** A deployment of an hour. */
function deploy(sha: string | null, hours: number, values: Partial<Deployment> = {}): Deployment {
  const times = { startedAt: (hours - 1) * HOUR, endedAt: hours * HOUR };
  return { sha, conclusion: 'success', failedAt: null, ...times, ...values };
}

/** m1 ← m2 ← m3, where m2 merged c1. */
const COMMITS = [
  { sha: 'm3', parents: ['m2'], reverts: [] },
  { sha: 'm2', parents: ['m1', 'c1'], reverts: [] },
  { sha: 'm1', parents: [], reverts: [] },
];

const trace = (given: Partial<CollectedDelivery>, settings: Partial<FailureSettings> = {}) =>
  traceDelivery(
    { branch: 'main', commits: COMMITS, pullRequests: [], deployments: [], issues: [], ...given },
    { ...SETTINGS, ...settings },
  );

test('a change is deployed by the first successful deployment that contains it', () => {
  const pullRequests = [merge(1, 1), merge(2, 2, { mergeSha: 'c1' }), merge(3, 3), merge(4, 3, { mergeSha: null })];
  const deployments = [
    deploy('m3', 9),
    deploy('m1', 5),
    deploy('m2', 6, { conclusion: 'failure' }),
    deploy('m2', 8),
    deploy('m3', 7, { endedAt: null }),
    deploy(null, 4),
    deploy('m0', 1),
  ];
  const { pullRequests: traced } = trace({ pullRequests, deployments });
  expect(traced.map(({ deployedAt }) => deployedAt && deployedAt / HOUR)).toEqual([5, 8, 9, null]);
});

test('an earlier deployment may have shipped what the first known one contains', () => {
  const { pullRequests } = trace({
    pullRequests: [merge(1, 1), merge(2, 6)],
    deployments: [deploy('m1', 5), deploy('m2', 8)],
  });
  expect(pullRequests.map(({ deployedAt }) => deployedAt && deployedAt / HOUR)).toEqual([null, 8]);
});

test('merges are told apart by author and branch', () => {
  const pullRequests = [
    merge(1, 1),
    merge(2, 1, { isBot: true }),
    merge(3, 1, { baseBranch: 'change-1' }),
    merge(4, 1, { baseBranch: 'release-1' }),
  ];
  const kinds = trace({ pullRequests }).pullRequests.map(({ kind }) => kind);
  expect(kinds).toEqual(['change', 'bot', 'stacked', 'backport']);
});

type Row = [name: string, given: Partial<CollectedDelivery>, failures: string[][], recovered: (number | null)[]];
const reverting = (reverts: string[]) => [{ sha: 'm3', parents: ['m2'], reverts }, ...COMMITS.slice(1)];
const shipped = [deploy('m1', 1), deploy('m2', 2), deploy('m3', 10)];
const ROWS: Row[] = [
  ['a revert by SHA', { commits: reverting(['m2']) }, [[], ['revert'], []], [null, 10, null]],
  [
    'a revert by number',
    { commits: reverting(['#2']), pullRequests: [merge(2, 1)] },
    [[], ['revert'], []],
    [null, 10, null],
  ],
  [
    'a revert of a revert',
    {
      commits: [
        { sha: 'm3', parents: ['m2'], reverts: ['m2'] },
        { sha: 'm2', parents: ['m1'], reverts: ['m1'] },
        ...COMMITS.slice(2),
      ],
    },
    [['revert'], [], []],
    [2, null, null],
  ],
  [
    'a revert of the merge of a revert',
    {
      commits: [
        { sha: 'm3', parents: ['m2', 'c3'], reverts: [] },
        { sha: 'c3', parents: ['m2'], reverts: ['m2'] },
        { sha: 'm2', parents: ['m1', 'c2'], reverts: [] },
        { sha: 'c2', parents: ['m1'], reverts: ['m1'] },
        ...COMMITS.slice(2),
      ],
    },
    [['revert'], [], []],
    [2, null, null],
  ],
  [
    'a change that was reverted, brought back and reverted again',
    {
      commits: [
        { sha: 'm4', parents: ['m3'], reverts: ['m3'] },
        { sha: 'm3', parents: ['m2'], reverts: ['m2'] },
        { sha: 'm2', parents: ['m1'], reverts: ['m1'] },
        ...COMMITS.slice(2),
      ],
      deployments: [...shipped, deploy('m4', 12)],
    },
    [['revert'], [], ['revert'], []],
    [2, null, 12, null],
  ],
  [
    'reverts that name each other',
    {
      commits: [
        { sha: 'm3', parents: ['m2'], reverts: ['m2'] },
        { sha: 'm2', parents: ['m1'], reverts: ['m3'] },
        ...COMMITS.slice(2),
      ],
    },
    [[], ['revert'], []],
    [null, 10, null],
  ],
  ['a revert of what was never deployed', { commits: reverting(['gone']) }, [[], [], []], [null, null, null]],
  [
    'a revert in the same deployment',
    { commits: reverting(['m2']), deployments: [deploy('m1', 1), deploy('m3', 10)] },
    [[], []],
    [null, null],
  ],
  ['a hotfix in time', { pullRequests: [merge(3, 9, { isHotfix: true })] }, [[], ['hotfix'], []], [null, 10, null]],
  ['a hotfix too late', { pullRequests: [merge(3, 70, { isHotfix: true })] }, [[], [], []], [null, null, null]],
  ['an issue', { issues: [{ openedAt: 3 * HOUR, closedAt: 5 * HOUR }] }, [[], ['issue'], []], [null, 5, null]],
  [
    'a deployment marked as failed',
    { deployments: [deploy('m1', 1), deploy('m2', 2, { failedAt: 4 * HOUR }), deploy('m3', 10)] },
    [[], ['deployment'], []],
    [null, 10, null],
  ],
];

test.each(ROWS)('a deployment followed by %s', (_, given, failures, recovered) => {
  const { runs } = trace({ deployments: shipped, ...given });
  expect(runs.map((run) => run.failures)).toEqual(failures);
  expect(runs.map(({ recoveredAt }) => recoveredAt && recoveredAt / HOUR)).toEqual(recovered);
  const off = { reverts: false, hotfixHours: 0, issueLabel: undefined, deployments: false };
  expect(trace({ deployments: shipped, ...given }, off).runs.flatMap((run) => run.failures)).toEqual([]);
});

test('a deployment that ships a revert or a hotfix is rework', () => {
  const rework = (given: Partial<CollectedDelivery>) =>
    trace({ deployments: shipped, ...given }).runs.map(({ isRework }) => isRework);
  expect(rework({ commits: reverting(['m2']) })).toEqual([false, false, true]);
  expect(rework({ pullRequests: [merge(3, 9, { isHotfix: true })] })).toEqual([false, false, true]);
  expect(rework({ issues: [{ openedAt: 3 * HOUR, closedAt: 5 * HOUR }] })).toEqual([false, false, false]);
});
