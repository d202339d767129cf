import { HOUR_MS } from '../../../dates';
import { hasSucceeded } from '../pipelines/runs';
import type { Deployment, DeploymentRun, FailureSettings, MergedPullRequest, MergeKind } from './facts';

interface BranchCommit {
  sha: string;
  parents: readonly string[];
  /** Commits by SHA, pull requests as #12. */
  reverts: readonly string[];
}

export interface CollectedMerge extends Omit<MergedPullRequest, 'kind' | 'deployedAt'> {
  number: number;
  isBot: boolean | null;
  baseBranch: string | null;
  headBranch: string | null;
  mergeSha: string | null;
  isHotfix: boolean | null;
}

export interface CollectedDelivery {
  branch: string;
  commits: readonly BranchCommit[];
  pullRequests: readonly CollectedMerge[];
  deployments: readonly Deployment[];
  issues: readonly { openedAt: number; closedAt: number | null }[];
}

type Ended = DeploymentRun & { endedAt: number };

/** Finds by SHA which deployment shipped each change, and what followed each deployment. */
export function traceDelivery(collected: CollectedDelivery, settings: FailureSettings) {
  const { branch, pullRequests, commits } = collected;
  const deployments = collected.deployments.map(
    (deployment): DeploymentRun => ({ ...deployment, failures: [], recoveredAt: null, isRework: false }),
  );
  const successful = deployments.filter(isSuccessful).toSorted((a, b) => a.endedAt - b.endedAt);
  const shippedBy = findShipments(commits, successful);
  // An earlier deployment, which is not known, may have shipped what the first one contains.
  const [first] = shippedBy.values();
  const endOf = (run: Ended | undefined) => (run && run !== first ? run.endedAt : null);
  const heads = new Set(pullRequests.map(({ headBranch }) => headBranch));
  const shas = new Map(pullRequests.map(({ number, mergeSha }) => [`#${number}`, mergeSha]));
  const isUndoing = findUndoing(commits, shas);
  if (settings.reverts)
    for (const { sha, reverts } of commits) {
      const fix = shippedBy.get(sha);
      for (const reverted of reverts) {
        const undone = shas.get(reverted) ?? reverted;
        const run = isUndoing(undone) ? undefined : shippedBy.get(undone);
        if (run && run !== fix) fail(run, 'revert', fix);
      }
    }
  for (const { isHotfix, mergeSha, mergedAt, baseBranch } of pullRequests) {
    if (!isHotfix || settings.hotfixHours === 0 || baseBranch !== branch) continue;
    const run = successful.findLast(({ endedAt }) => endedAt <= mergedAt);
    if (run && mergedAt - run.endedAt <= settings.hotfixHours * HOUR_MS)
      fail(run, 'hotfix', shippedBy.get(mergeSha ?? ''));
  }
  for (const { openedAt, closedAt } of settings.issueLabel === undefined ? [] : collected.issues) {
    const run = successful.findLast(({ endedAt }) => endedAt <= openedAt);
    if (run) addFailure(run, 'issue', closedAt);
  }
  for (const run of settings.deployments ? deployments : []) {
    const { failedAt } = run;
    if (failedAt === null) continue;
    const next = successful.find((other) => other !== run && other.endedAt > failedAt);
    addFailure(run, 'deployment', next?.endedAt ?? null);
  }
  return {
    runs: deployments,
    pullRequests: pullRequests.map((merge) => ({
      ...merge,
      kind: classifyMerge(merge, branch, heads),
      deployedAt: endOf(shippedBy.get(merge.mergeSha ?? '')),
    })),
  };
}

/** Tells whether a commit, or what it merged, reverts a change. A revert of a revert brings the change back. */
function findUndoing(commits: readonly BranchCommit[], shas: ReadonlyMap<string, string | null>) {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const found = new Map<string, boolean>();
  const isUndoing = (sha: string): boolean => {
    const known = found.get(sha);
    if (known !== undefined) return known;
    // Ends the recursion if two messages name each other.
    found.set(sha, false);
    const merged = [sha, ...(bySha.get(sha)?.parents.slice(1) ?? [])];
    const reverts = merged.flatMap((part) => bySha.get(part)?.reverts ?? []);
    const undoes = reverts.some((name) => !isUndoing(shas.get(name) ?? name));
    found.set(sha, undoes);
    return undoes;
  };
  return isUndoing;
}

/** `successful` is sorted by `endedAt`. */
function findShipments(commits: readonly BranchCommit[], successful: readonly Ended[]): Map<string, Ended> {
  const parents = new Map(commits.map((commit) => [commit.sha, commit.parents]));
  const shippedBy = new Map<string, Ended>();
  for (const run of successful) {
    const open = run.sha ? [run.sha] : [];
    for (let commit = open.pop(); commit !== undefined; commit = open.pop()) {
      if (shippedBy.has(commit)) continue;
      shippedBy.set(commit, run);
      open.push(...(parents.get(commit) ?? []));
    }
  }
  return shippedBy;
}

function isSuccessful(run: DeploymentRun): run is Ended {
  return run.endedAt !== null && hasSucceeded(run);
}

function fail(run: DeploymentRun, source: DeploymentRun['failures'][number], fix: Ended | undefined): void {
  if (fix) fix.isRework = true;
  addFailure(run, source, fix?.endedAt ?? null);
}

function addFailure(run: DeploymentRun, source: DeploymentRun['failures'][number], recoveredAt: number | null): void {
  if (!run.failures.includes(source)) run.failures.push(source);
  if (recoveredAt !== null) run.recoveredAt = Math.min(recoveredAt, run.recoveredAt ?? recoveredAt);
}

function classifyMerge(
  { isBot, baseBranch }: Pick<CollectedMerge, 'isBot' | 'baseBranch'>,
  branch: string,
  heads: ReadonlySet<string | null>,
): MergeKind {
  if (baseBranch !== branch) return heads.has(baseBranch) ? 'stacked' : 'backport';
  return isBot ? 'bot' : 'change';
}
