import { expect, test } from 'vitest';
import { PIPELINE, run as workflowRun } from '@/fixtures/store-rows';
import { deliveryFigures } from '@/lib/dev-stats/rules/delivery/delivery';
import { deliverySettings } from '@/lib/dev-stats/rules/scope';
import { readDelivery } from '@/lib/dev-stats/store/read/delivery';
import { readPointers } from '@/lib/dev-stats/store/read/state';
import { beginCollection } from '@/lib/dev-stats/store/write/collection';
import { emptyStore } from '../../dev-stats/store/test-store';
import { commit, initRepository, run } from './sandbox';

const HOUR = 3_600_000;
const START = Date.parse('2026-09-01T00:00:00Z');
const NOW = new Date('2026-11-21T00:00:00Z');
const CHANGES = 120;
const iso = (time: number) => new Date(time).toISOString();

interface Deployment {
  head: string;
  end: number;
  ok: boolean;
}

/** One change after the other, every eleventh a revert of the one before, and a deployment after every third. */
function generate(folder: string) {
  const changes = Array.from({ length: CHANGES }, (_, index) => {
    const mergedAt = START + index * 13 * HOUR;
    const before = index % 11 === 10 ? `Revert\n\nThis reverts commit ${run(folder, 'rev-parse', 'HEAD')}.` : 'Change';
    commit(folder, { message: before, date: `${mergedAt / 1000} +0000` });
    const sha = run(folder, 'rev-parse', 'HEAD');
    return { number: index + 1, sha, mergedAt, firstAt: mergedAt - ((index * 7) % 50) * HOUR };
  });
  const deployments = changes
    .filter((_, index) => index % 3 === 2)
    .map(({ sha, mergedAt }, index): Deployment => ({ head: sha, end: mergedAt + 2 * HOUR, ok: index % 5 !== 4 }));
  return { changes, deployments };
}

/** What git and SQL count, without the code of the product. */
function countByGit(folder: string, { changes, deployments }: ReturnType<typeof generate>) {
  const successes = deployments
    .filter(({ ok }) => ok)
    .map(({ head, end }) => ({ end, holds: new Set(run(folder, 'rev-list', head).split('\n')) }));
  const shipped = (sha: string) => successes.find(({ holds }) => holds.has(sha));
  const leads = changes.flatMap(({ sha, firstAt }) => {
    const deployment = shipped(sha);
    // An earlier deployment may have shipped what the first known one contains.
    if (!deployment || deployment === successes[0]) return [];
    return [(deployment.end - firstAt) / (24 * HOUR)];
  });
  const log = run(folder, 'log', '--grep=^This reverts commit', '--format=%H %b').split('\n').filter(Boolean);
  const failed = log.flatMap((line) => {
    const [fix = '', reverted = ''] = line.match(/[0-9a-f]{40}/g) ?? [];
    const broken = shipped(reverted);
    return broken && broken !== shipped(fix) ? [broken] : [];
  });
  return { deployments: successes.length, leads, failed: new Set(failed).size };
}

test('deployments, lead time, failures and cycle time agree with git and SQL', { timeout: 300_000 }, async () => {
  const folder = initRepository('site');
  const history = generate(folder);
  const { store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now: () => NOW });
  const log = run(folder, 'log', '--format=%H|%P|%b%x00')
    .split('\0')
    .filter((entry) => entry.trim());
  await (await collection.pipeline(PIPELINE)).saveBranchCommits(
    log.map((entry) => {
      const [sha = '', parents = '', body = ''] = entry.trim().split('|');
      return { sha, parents: parents.split(' ').filter(Boolean), reverts: body.match(/[0-9a-f]{40}/g) ?? [] };
    }),
  );
  const ran = (id: number, { head, end, ok }: Deployment, headBranch: string) =>
    workflowRun(id, iso(end - HOUR), {
      workflowName: 'Deploy',
      conclusion: ok ? 'success' : 'failure',
      durationSec: 3600,
      headBranch,
      headSha: head,
    });
  await (await collection.pipeline(PIPELINE)).saveRuns([
    ...history.deployments.map((deployment, index) => ran(index, deployment, 'main')),
    ...history.deployments.map((deployment, index) => ran(1000 + index, deployment, 'feature')),
  ]);
  await (await collection.pipeline(PIPELINE)).savePrFacts(
    history.changes.map(({ number, sha, mergedAt, firstAt }) => ({
      number,
      author: 'rowan',
      createdAt: iso(mergedAt - number * HOUR),
      mergedAt: iso(mergedAt),
      cycleTimeDays: number / 24,
      baseBranch: 'main',
      mergeSha: sha,
      times: { firstCommitAt: iso(firstAt), firstReviewAt: null },
    })),
  );
  await (await collection.pipeline(PIPELINE)).saveCoverage({ since: iso(START), until: NOW.toISOString() });
  await collection.finish();

  const { actions } = await readPointers(store);
  const settings = deliverySettings({ deploymentWorkflows: ['Deploy'], changeFailures: { hotfixHours: 0 } });
  const query = { owner: 'rowan', repo: 'site', isOwner: false, since: iso(START), until: NOW.toISOString(), settings };
  const facts = actions && (await readDelivery(store, actions, query));
  const figures = facts && deliveryFigures(facts);
  const byGit = countByGit(folder, history);
  const sorted = byGit.leads.toSorted((a, b) => a - b);
  const median = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  const [cycle] = (
    await store.client.execute(`SELECT avg(julianday(merged_at) - julianday(created_at)) FROM (SELECT * FROM pr_fact
      ORDER BY julianday(merged_at) - julianday(created_at) LIMIT 2 OFFSET ${CHANGES / 2 - 1})`)
  ).rows;
  expect(byGit.failed).toBeGreaterThan(2);
  expect(figures).toMatchObject({
    merges: CHANGES,
    deployments: byGit.deployments,
    leadTimeDays: { count: byGit.leads.length, median: expect.closeTo(median, 9) },
    cycleTimeDays: { count: CHANGES, median: expect.closeTo(Number(Object.values(cycle ?? {})[0]), 6) },
    changeFailures: { deployments: byGit.deployments, failed: byGit.failed },
  });
});
