import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createApi } from '../lib/graphql/yoga';
import { openStore } from '../lib/store/client';
import { beginCollection } from '../lib/store/collection';
import { migrateStore } from '../lib/store/migrate';
import { createReader } from '../lib/store/reader';
import { repository } from '../tests/store/rows';
import { serve } from './serve';

/** How fast /graphql answers over HTTP as the history grows. */
const SIZES = [10_000, 1_000_000];
const REPOSITORIES = 500;
const ROUNDS = 200;
const TEN_YEARS = 10 * 365 * 86_400;

const STATS = `{ githubStats {
  profile { totalCommits totalPRs totalIssues totalReleases contributionsThisYear currentStreak longestStreak publicRepos privateRepos }
  languages { name commits percentage } activity { date commits } hourlyActivity { hour dayOfWeek commits }
  repositories { id name fullName language stars isPrivate commits updatedAt } lastSyncAt lastSyncSuccess } }`;

async function fill(url: string, commits: number) {
  const store = await openStore({ url });
  await migrateStore(store);
  const collection = await beginCollection(store, { source: 'github', now: () => new Date() });
  const ids = Array.from({ length: REPOSITORIES }, (_, index) => `R${index}`);
  await collection.saveRepositories(ids.map((id, index) => repository(id, { language: `Language ${index % 12}` })));
  const now = Math.floor(Date.now() / 1000);
  const each = commits / REPOSITORIES;
  const began = performance.now();
  for (const id of ids) {
    const rows = Array.from({ length: each }, (_, index) => {
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
    await collection.saveCommits(id, rows);
    await collection.commitsComplete(id);
  }
  const saved = performance.now();
  await collection.finish({ ok: true });
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

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

const results: Record<string, unknown>[] = [];
for (const commits of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const location = { url: `file:${join(folder, 'stats.db')}` };
  const { store, perSecond, finishMs } = await fill(location.url, commits);
  const content = () => ({ projects: [], astroPhotos: [] });
  const api = createApi({
    store: createReader(location),
    content,
    ownerToken: undefined,
    now: () => new Date(),
    log: console.error,
  });
  const { url, close } = await serve(api);
  const began = performance.now();
  const { length } = await ask(url, STATS);
  const firstMs = performance.now() - began;
  await median(() => ask(url, '{ __typename }'));
  const constantMs = await median(() => ask(url, '{ __typename }'));
  const statsMs = await median(() => ask(url, STATS));
  results.push({
    ...{ commits, 'saved/s': perSecond, 'finish ms': finishMs, 'answer KB': Math.round(length / 1024) },
    ...{ 'first ms': firstMs.toFixed(1), 'githubStats ms': statsMs.toFixed(2), '__typename ms': constantMs.toFixed(2) },
    ...{ ratio: (statsMs / constantMs).toFixed(2) },
    'MB of memory': Math.round(process.memoryUsage.rss() / 1024 / 1024),
  });
  close();
  store.close();
  rmSync(folder, { recursive: true });
}
console.table(results);
process.exit();
