import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importHistory, PLAIN_GIT } from '../fixtures/git-history';
import { openClone } from '../lib/collectors/git/clone';
import { collectGit } from '../lib/collectors/git/collect-git';
import { findRepositories } from '../lib/collectors/git/find-repositories';
import { readCommits } from '../lib/collectors/git/log';
import { silentProgress } from '../lib/collectors/shared/progress';
import { openStore } from '../lib/dev-stats/store/client';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { beginCollection } from '../lib/dev-stats/store/write/collection';

/** How fast a clone in the file cache is read and collected, and whether memory grows with its history. */
const SIZES = [12_500, 50_000];
const RUNS = 3;
const git = { env: PLAIN_GIT };
const everybody = () => true;

async function main() {
  const rows = [];
  for (const commits of SIZES) rows.push(await inFolder((folder) => measure(folder, commits)));
  console.table(rows);
}

async function measure(folder: string, commits: number) {
  const clone = join(folder, 'clone');
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', clone], { env: PLAIN_GIT });
  await importHistory(clone, commits);
  // The first run fills the file cache.
  await readAll(clone);
  const read = await best(() => readAll(clone));
  const collected = await best((run) => collectAll(clone, join(folder, `${run}.db`)));
  return {
    commits,
    'read per second': Math.round(commits / read.seconds),
    'peak heap reading, MB': Math.round(read.heap),
    'collected per second': Math.round(commits / collected.seconds),
    'peak heap collecting, MB': Math.round(collected.heap),
  };
}

/** Reads only: git and the parser. */
async function readAll(folder: string): Promise<void> {
  for await (const _ of readCommits(git, await openClone(git, folder), everybody));
}

/** Reads everything and saves it in an empty store, with the figures. */
async function collectAll(clone: string, file: string): Promise<void> {
  const store = await openStore({ url: `file:${file}` });
  await migrateStore(store);
  const now = () => new Date();
  const { repositories } = await findRepositories({ git, paths: [clone], githubApiUrl: 'https://api.github.com' });
  const collection = await beginCollection(store, { source: 'git', now });
  const common = { collection, git, repositories, isOwner: everybody, isPublic: false, now, progress: silentProgress };
  await collectGit(common);
  await collection.finish();
  store.close();
}

async function best(work: (run: number) => Promise<void>) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    let heap = 0;
    const sampler = setInterval(() => {
      heap = Math.max(heap, process.memoryUsage().heapUsed / 1e6);
    }, 10);
    const start = performance.now();
    await work(run);
    clearInterval(sampler);
    runs.push({ seconds: (performance.now() - start) / 1_000, heap });
  }
  return runs.reduce((fastest, run) => (run.seconds < fastest.seconds ? run : fastest));
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-git-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
