import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importHistory, PLAIN_GIT } from '../fixtures/git-history';
import { collectGit } from '../lib/collectors/git/collect-git';
import { findRepositories } from '../lib/collectors/git/find-repositories';
import { createClient } from '../lib/collectors/github/api/client';
import { collectGithub } from '../lib/collectors/github/collect-github';
import { silentProgress } from '../lib/collectors/shared/progress';
import { systemClock } from '../lib/collectors/shared/time';
import { openStore } from '../lib/dev-stats/store/client';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import type { Source } from '../lib/dev-stats/store/rows';
import { beginCollection, type Collection } from '../lib/dev-stats/store/write/collection';
import { longHistory } from './long-history';

/** Peak memory of collections of growing histories, each in a process of its own, and of a second one in its store. */
const SIZES = [10_000, 100_000, 500_000];
/** In a small heap, a leak would end the process. The second flag is that of `npm run collect`. */
const HEAP = ['--max-old-space-size=80', '--max-semi-space-size=8'];
const now = () => new Date();

function measureAll() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  const rows: Record<string, number>[] = [];
  try {
    for (const commits of SIZES)
      rows.push({ commits, ...measure('git', folder, commits), ...measure('github', folder, commits) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('Peak resident memory of a collection, MB');
  console.table(rows);
}

function measure(source: Source, folder: string, commits: number): Record<string, number> {
  const own = join(folder, `${source}-${commits}`);
  mkdirSync(own);
  const script = import.meta.filename;
  const peak = (work: string) => {
    const args = [...HEAP, '--import', 'tsx', script, work, own, String(commits)];
    return Math.round(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })) / 1024);
  };
  if (source === 'git') peak('history');
  const peaks = { [`collect ${source}`]: peak(source), [`${source} again`]: peak(source) };
  rmSync(own, { recursive: true });
  return peaks;
}

const WORK: Record<string, (folder: string, commits: number) => Promise<void>> = {
  async history(folder, commits) {
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', join(folder, 'clone')], { env: PLAIN_GIT });
    await importHistory(join(folder, 'clone'), commits);
  },
  async git(folder) {
    const git = { env: PLAIN_GIT };
    const { repositories } = await findRepositories({
      git,
      paths: [join(folder, 'clone')],
      githubApiUrl: 'https://api.github.com',
    });
    const common = { git, repositories, isOwner: () => true, isPublic: true, now, progress: silentProgress };
    await collect('git', folder, (collection) => collectGit({ ...common, collection }));
  },
  async github(folder, commits) {
    const urls = { apiUrl: 'https://api.github.com', graphqlUrl: 'https://api.github.com/graphql' };
    const options = { token: 'none', clock: systemClock, report: console.error };
    const api = createClient({ ...urls, ...options, fetch: longHistory(commits) });
    await collect('github', folder, (collection) =>
      collectGithub({ api, collection, login: 'me', now, timeZone: 'UTC', progress: silentProgress }),
    );
  },
};

async function collect(source: Source, folder: string, work: (collection: Collection) => Promise<unknown>) {
  const store = await openStore({ url: `file:${join(folder, 'stats.db')}` });
  await migrateStore(store);
  const collection = await beginCollection(store, { source, now });
  await work(collection);
  await collection.finish();
  store.close();
}

/** Peak resident memory in KiB. The figure of the system would include the parent process. */
async function measurePeak(work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 10);
  await work();
  look();
  clearInterval(timer);
  return Math.round(peak / 1024);
}

const [name, folder = '', commits] = process.argv.slice(2);
const work = WORK[name ?? ''];
if (work) console.log(await measurePeak(() => work(folder, Number(commits))));
else measureAll();
