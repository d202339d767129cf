import type { Client } from '@libsql/client';
import { calendarOf } from '../rules/calendar';
import { aggregate } from './aggregate';
import type { Collection } from './collection';
import { type Ending, FAMILIES, flip, recordFailure } from './finish';
import { type Lock, LockLostError } from './lock';
import type { ProfileRow, Source } from './rows';
import { instant } from './times';
import { copyRepositories } from './write-repositories';

/** A collection under way. */
export interface Run {
  client: Client;
  lock: Lock;
  id: number;
  source: Source;
  now: () => Date;
  timeZone: string;
  /** Repositories of clones that go by another id now. */
  forgotten: Set<string>;
  /** Notes that become true with the figures. */
  lastMarks: Map<string, string>;
}

export function endCollection(run: Run, profile: ProfileRow): Pick<Collection, 'finish' | 'fail'> {
  const { client, id, lock, source, timeZone } = run;
  const ending = (): Ending => ({ id, source, timeZone, token: lock.token, at: instant(run.now()) });
  return {
    async finish() {
      await lock.beat();
      if (FAMILIES[source].includes('stats')) await computeFigures(run, profile);
      if (!(await flip(client, { ...ending(), marks: run.lastMarks }))) throw new LockLostError();
      await lock.release();
    },
    async fail(message) {
      if (!(await recordFailure(client, { ...ending(), message }))) throw new LockLostError();
      await lock.release();
    },
  };
}

async function computeFigures(run: Run, profile: ProfileRow): Promise<void> {
  const { client, id: collection, source, timeZone } = run;
  const others = { github: "source = 'git'", git: 'true', actions: 'false', sample: 'false' }[source];
  const where = `${others} AND (source <> 'git' OR id NOT IN (SELECT value FROM json_each(?)))`;
  await copyRepositories(client, { collection, stale: 'stale', where, args: [JSON.stringify([...run.forgotten])] });
  await dropAggregates(client, collection);
  await aggregate(client, { collection, timeZone, now: run.now() });
  await writeProfile(run, profile);
}

/** finish() may be tried again. */
async function dropAggregates(client: Client, collection: number): Promise<void> {
  for (const table of ['day_commits', 'hour_commits', 'language_commits', 'profile']) {
    await client.execute({ sql: `DELETE FROM ${table} WHERE collection = ?`, args: [collection] });
  }
}

const HOSTED = ['totalPRs', 'totalIssues', 'totalReleases', 'contributionsThisYear'] as const;
const COLUMNS = ['total_prs', 'total_issues', 'total_releases', 'contributions_this_year'] as const;

/** What the collector left out is counted where the store can; what only the host knows, clones leave as it was. */
async function writeProfile({ client, id, source, now, timeZone }: Run, given: ProfileRow): Promise<void> {
  const { rows } = await client.execute({
    // A sum over something unknown is unknown.
    sql: `SELECT iif(count(*) = count(commits), coalesce(sum(commits), 0), NULL) AS commits,
      count(*) FILTER (WHERE NOT is_private) AS public, count(*) FILTER (WHERE is_private) AS private
      FROM repository WHERE collection = ?`,
    args: [id],
  });
  const before = source === 'git' ? await shownProfile(client) : undefined;
  const counted = rows[0];
  const pick = (value: number | null | undefined, other: unknown) =>
    value === undefined ? (other == null ? null : Number(other)) : value;
  const thisYear = Number(calendarOf(timeZone)(now().getTime()).slice(0, 4));
  const year = given.contributionsThisYear === undefined && before ? Number(before.year) : thisYear;
  await client.execute({
    sql: `INSERT INTO profile (collection, year, total_commits, public_repos, private_repos, ${COLUMNS.join(', ')})
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      ...[id, year, pick(given.totalCommits, counted?.commits)],
      ...[pick(given.publicRepos, counted?.public), pick(given.privateRepos, counted?.private)],
      ...HOSTED.map((name, index) => pick(given[name], before?.[COLUMNS[index] ?? ''])),
    ],
  });
}

async function shownProfile(client: Client) {
  const { rows } = await client.execute(
    "SELECT * FROM profile WHERE collection = (SELECT snapshot FROM state WHERE family = 'stats' AND NOT sample)",
  );
  return rows[0];
}
