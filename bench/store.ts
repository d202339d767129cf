import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { repository } from '../fixtures/store-rows';
import { openStore, type Store } from '../lib/dev-stats/store/client';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { beginCollection } from '../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../lib/dev-stats/store/write/commits';
import { median } from './measure';
import { serveSite } from './site';

const PORT = 3295;
/** Response times of /graphql over HTTP as the history grows. */
const SIZES = [10_000, 1_000_000];
const REPOSITORIES = 500;
const ROUNDS = 200;
const NEW_SNAPSHOTS = 11;
const TEN_YEARS = 10 * 365 * 86_400;

const STATS = `{ githubStats {
  profile { totalCommits totalPRs totalIssues totalReleases contributionsThisYear currentStreak longestStreak publicRepos privateRepos }
  languages { name commits percentage } languagesByChange { name commits repositoryCommits share } activity { date commits } history { dates dailyCommits } hourlyActivity { hour dayOfWeek commits }
  repositories { id name fullName language stars isPrivate commits updatedAt } lastSyncAt lastSyncSuccess } }`;

function repositories() {
  return Array.from({ length: REPOSITORIES }, (_, index) =>
    repository(`R${index}`, { language: `Language ${index % 12}` }),
  );
}

async function fill(url: string, commits: number) {
  const store = await openStore({ url });
  await migrateStore(store);
  const collection = await beginCollection(store, { source: 'github', now: () => new Date() });
  const rows = repositories();
  const ids = rows.map(({ id }) => id);
  await collection.saveRepositories(rows);
  const now = Math.floor(Date.now() / 1000);
  const each = commits / REPOSITORIES;
  const began = performance.now();
  for (const id of ids) {
    const history = Array.from({ length: each }, (_, index) => {
      const authoredAt = now - Math.floor(((index + Number(id.slice(1)) / REPOSITORIES) / each) * TEN_YEARS);
      const author = { authorName: 'Rowan Hale', authorEmail: 'rowan@example.com', authorOffset: -480 };
      return {
        sha: `${id}${index}`.padEnd(40, '0'),
        message: 'Keep the import',
        ...author,
        authoredAt,
        committedAt: authoredAt,
      };
    });
    const saved = await collection.savedRepository(id);
    await saveCommits(saved, history);
    await completeCommits(saved);
  }
  const saved = performance.now();
  await collection.finish();
  return {
    store,
    perSecond: Math.round(commits / ((saved - began) / 1000)),
    finishMs: Math.round(performance.now() - saved),
  };
}

async function ask(url: string, query: string): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 300));
  return text;
}

/** Median milliseconds. `before` runs before each round and is not timed. */
async function time(work: () => Promise<unknown>, rounds = ROUNDS, before?: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Another snapshot of the same history, so that no cached result applies. */
async function collectAgain(store: Store) {
  const collection = await beginCollection(store, { source: 'github', now: () => new Date() });
  await collection.saveRepositories(repositories());
  await collection.finish();
}

const results: Record<string, unknown>[] = [];
const timings: { uncachedMs: number; statsMs: number }[] = [];
for (const commits of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const database = `file:${join(folder, 'stats.db')}`;
  const { store, perSecond, finishMs } = await fill(database, commits);
  const server = await serveSite('.', PORT, { DATABASE_URL: database });
  const url = `${server.url}/graphql`;
  const { length } = await ask(url, STATS);
  const again = async () => {
    await collectAgain(store);
    // The server may have closed the idle connection.
    await ask(url, '{ __typename }').catch(() => undefined);
  };
  const uncachedMs = await time(() => ask(url, STATS), NEW_SNAPSHOTS, again);
  await time(() => ask(url, '{ __typename }'));
  const constantMs = await time(() => ask(url, '{ __typename }'));
  const statsMs = await time(() => ask(url, STATS));
  timings.push({ uncachedMs, statsMs });
  results.push({
    ...{ commits, 'saved/s': perSecond, 'finish ms': finishMs, 'answer KB': Math.round(length / 1024) },
    ...{
      'uncached ms': uncachedMs.toFixed(1),
      'githubStats ms': statsMs.toFixed(2),
      '__typename ms': constantMs.toFixed(2),
    },
    ...{ 'to __typename': (statsMs / constantMs).toFixed(2) },
  });
  server.stop();
  store.close();
  rmSync(folder, { recursive: true });
}
console.table(results);
const [small, large] = timings;
if (small && large) {
  const ratio = (key: 'uncachedMs' | 'statsMs') => (large[key] / small[key]).toFixed(2);
  console.log(`Of the largest to the smallest history: ${ratio('uncachedMs')} uncached, ${ratio('statsMs')} cached`);
}
process.exit();
