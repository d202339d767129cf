import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { repository } from '../fixtures/store-rows';
import { openStore } from '../lib/dev-stats/store/client';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { beginCollection } from '../lib/dev-stats/store/write/collection';
import { serveSite } from './site';

/** 200 clients query the built site while another process collects. No request may fail or mix two collections. */
const PORT = 3291;
const CLIENTS = 200;
const REPOSITORIES = 300;
const QUESTIONS = 10;
const QUERY = `{ githubStats { profile { totalCommits publicRepos } lastSyncSuccess
  repositories { name commits stars } languages { commits } } }`;

interface Answer {
  profile: { totalCommits: number; publicRepos: number };
  lastSyncSuccess: boolean;
  repositories: { commits: number; stars: number }[];
  languages: { commits: number }[];
}

async function main() {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build to ask; make one with: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'bench-crowd-'));
  const url = `file:${join(folder, 'stats.db')}`;
  const first = collector(url);
  first.stdin?.end();
  await once(first, 'close');
  const server = await serveSite('.', PORT, { DATABASE_URL: url });
  const counts = { asked: 0, failed: 0, mixed: 0 };
  const seen = new Set<number>();
  const child = collector(url);
  const ended = once(child, 'close');
  const client = async () => {
    for (let question = 0; question < QUESTIONS; question += 1) {
      counts.asked += 1;
      const stats = await ask(`${server.url}/graphql`).catch(() => undefined);
      if (!stats) counts.failed += 1;
      else if (!isWhole(stats)) counts.mixed += 1;
      else seen.add(stats.profile.publicRepos);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  child.stdin?.end();
  const [code] = await ended;
  server.stop();
  rmSync(folder, { recursive: true });
  console.table([{ clients: CLIENTS, ...counts, 'collections seen': seen.size }]);
  if (code !== 0 || counts.failed + counts.mixed > 0 || seen.size < 2) process.exitCode = 1;
}

/** A process that runs collections until its input ends. */
function collector(url: string): ChildProcess {
  const args = ['--import', 'tsx', import.meta.filename, url];
  return spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function ask(url: string): Promise<Answer | undefined> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  };
  const response = await fetch(url, init);
  const { data, errors } = await response.json();
  return response.ok && !errors ? data.githubStats : undefined;
}

/** Every collection has different repositories, stars and commits. */
function isWhole({ profile, repositories, languages, lastSyncSuccess }: Answer): boolean {
  const sum = (rows: { commits: number }[]) => rows.reduce((total, { commits }) => total + commits, 0);
  return (
    lastSyncSuccess &&
    new Set(repositories.map(({ stars }) => stars)).size === 1 &&
    repositories[0]?.stars === REPOSITORIES - repositories.length &&
    profile.publicRepos === repositories.length &&
    [sum(repositories), sum(languages)].every((commits) => commits === profile.totalCommits)
  );
}

async function collect(url: string) {
  let goOn = true;
  process.stdin.resume().once('end', () => {
    goOn = false;
  });
  const store = await openStore({ url });
  await migrateStore(store);
  for (let round = 0; round === 0 || goOn; round = (round + 1) % REPOSITORIES) {
    const collection = await beginCollection(store, { source: 'github', now: () => new Date() });
    const row = (index: number) => repository(`R${index}`, { stars: round, commits: index + round });
    for (let index = 0; index < REPOSITORIES - round; index += 10)
      await collection.saveRepositories(
        Array.from({ length: Math.min(10, REPOSITORIES - round - index) }, (_, part) => row(index + part)),
      );
    await collection.finish();
    // The embedded store keeps the process alive.
    await setImmediate();
  }
  store.close();
}

const [url] = process.argv.slice(2);
if (url) await collect(url);
else await main();
