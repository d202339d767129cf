import { HOUR_MS } from '../../../dates';
import { hasSucceeded } from '../pipelines/runs';
import type { DeploymentRun, FailureSettings, MergedPullRequest, MergeKind } from './facts';

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

export interface CollectedDeployment extends Omit<DeploymentRun, 'failures' | 'recoveredAt' | 'isRework'> {
  sha: string | null;
  failedAt: number | null;
}

export interface CollectedDelivery {
  branch: string;
  commits: readonly BranchCommit[];
  pullRequests: readonly CollectedMerge[];
  deployments: readonly CollectedDeployment[];
  issues: readonly { openedAt: number; closedAt: number | null }[];
}

type Ended = DeploymentRun & { endedAt: number };

/** Finds by SHA which deployment shipped each change, and what followed each deployment. */
export function traceDelivery(collected: CollectedDelivery, settings: FailureSettings) {
  const { branch, pullRequests, commits } = collected;
  const deployments = collected.deployments.map(startDeployment);
  const shippedBy = findShipments(commits, deployments);
  // An earlier deployment, which is not known, may have shipped what the first one contains.
  const [first] = shippedBy.values();
  const endOf = (run: Ended | undefined) => (run && run !== first ? run.endedAt : null);
  const heads = new Set(pullRequests.map(({ headBranch }) => headBranch));
  const shas = new Map(pullRequests.map(({ number, mergeSha }) => [`#${number}`, mergeSha]));
  const ended = deployments.map(({ run }) => run).filter(isEnded);
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
    const run = lastBefore(ended, mergedAt);
    if (run && mergedAt - run.endedAt <= settings.hotfixHours * HOUR_MS)
      fail(run, 'hotfix', shippedBy.get(mergeSha ?? ''));
  }
  for (const { openedAt, closedAt } of settings.issueLabel === undefined ? [] : collected.issues) {
    const run = lastBefore(ended, openedAt);
    if (run) addFailure(run, 'issue', closedAt);
  }
  for (const { run, failedAt } of settings.deployments ? deployments : [])
    if (failedAt !== null) {
      const next = ended.filter((other) => other !== run && hasSucceeded(other) && other.endedAt > failedAt);
      addFailure(run, 'deployment', next.length > 0 ? Math.min(...next.map(({ endedAt }) => endedAt)) : null);
    }
  return {
    runs: deployments.map(({ run }) => run),
    pullRequests: pullRequests.map(({ mergedAt, cycleTimeDays, firstCommitAt, firstReviewAt, ...rest }) => ({
      mergedAt,
      cycleTimeDays,
      firstCommitAt,
      firstReviewAt,
      kind: classifyMerge(rest, branch, heads),
      deployedAt: endOf(shippedBy.get(rest.mergeSha ?? '')),
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

interface Started {
  run: DeploymentRun;
  sha: string | null;
  failedAt: number | null;
}

function startDeployment({ sha, failedAt, ...run }: CollectedDeployment): Started {
  return { run: { ...run, failures: [], recoveredAt: null, isRework: false }, sha, failedAt };
}

function findShipments(commits: readonly BranchCommit[], deployments: readonly Started[]): Map<string, Ended> {
  const parents = new Map(commits.map((commit) => [commit.sha, commit.parents]));
  const shippedBy = new Map<string, Ended>();
  const successful = deployments.flatMap(({ run, sha }) =>
    sha && hasSucceeded(run) && isEnded(run) ? [{ run, sha }] : [],
  );
  for (const { run, sha } of successful.toSorted((a, b) => a.run.endedAt - b.run.endedAt)) {
    const open = [sha];
    for (let commit = open.pop(); commit !== undefined; commit = open.pop()) {
      if (shippedBy.has(commit)) continue;
      shippedBy.set(commit, run);
      open.push(...(parents.get(commit) ?? []));
    }
  }
  return shippedBy;
}

function isEnded(run: DeploymentRun): run is Ended {
  return run.endedAt !== null;
}

function lastBefore(ended: readonly Ended[], time: number): Ended | undefined {
  const before = ended.filter((run) => hasSucceeded(run) && run.endedAt <= time);
  return before.reduce<Ended | undefined>((last, run) => (last && last.endedAt >= run.endedAt ? last : run), undefined);
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
