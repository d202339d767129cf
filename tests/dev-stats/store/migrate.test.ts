import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../lib/dev-stats/store/client';
import { migrateStore } from '../../../lib/dev-stats/store/migrate';
import { isRemote, temporaryFolder, temporaryPlace } from './test-store';

/** A folder with the first migrations only. */
function firstMigrations(count: number): string {
  const folder = temporaryFolder();
  cpSync('lib/dev-stats/store/migrations', folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Fills a store of an older version, migrates it, and returns a function that reads its rows. */
async function migrateFrom(count: number, sql: string) {
  const store = await openStore(temporaryPlace());
  onTestFinished(() => store.close());
  await migrate(store.db, { migrationsFolder: firstMigrations(count) });
  await store.client.executeMultiple(sql);
  await migrateStore(store);
  return async (query: string) => (await store.client.execute(query)).rows.map((row) => Object.values(row));
}

test.skipIf(isRemote)('commits, checkpoints and locks of version 1.1 survive the migration', async () => {
  const values = (sha: string, heldBy: number, met: number, gone: string) =>
    `(1, '${sha}', 2, 3, 4, 5, 6, 'message', 'name', NULL, ${heldBy}, ${met}, ${gone})`;
  const rows = await migrateFrom(
    2,
    `
    INSERT INTO commit_fact (repo, sha, collection, authored_at, author_offset, slot, committed_at, message, author_name,
      author_email, held_by, met, gone) VALUES ${values('host', 1, 7, 'NULL')}, ${values('clone', 2, 8, 'NULL')},
      ${values('both', 3, 0, 'NULL')}, ${values('gone', 0, 6, '9')};
    INSERT INTO mark (source, key, value) VALUES ('github', 'walked site', 'head');
    INSERT INTO lock (name, token, host, pid, started_at, beat_at) VALUES ('collection', 't', 'h', 1, '', 5);`,
  );
  expect(await rows('SELECT sha, host_seen, clone_seen, removed FROM commit_fact ORDER BY sha')).toEqual([
    ['both', 0, 0, null],
    ['clone', null, 8, null],
    ['gone', null, null, 9],
    ['host', 7, null, null],
  ]);
  expect(await rows('SELECT * FROM checkpoint')).toEqual([['github', 'walked site', 'head']]);
  expect(await rows('SELECT heartbeat_at FROM lock')).toEqual([[5]]);
});

test.skipIf(isRemote)('stars of clones become unknown, those from a host stay', async () => {
  const values = (source: string, stars: number) =>
    `(1, ${stars}, '${source}', 0, '${source}', 'n', 'n', ${stars}, ${stars}, ${stars}, 0, '', '', '', 1)`;
  const rows = await migrateFrom(
    3,
    `
    INSERT INTO repository (collection, repo, source, stale, id, name, full_name, stars, forks, watchers, is_private,
      html_url, created_at, updated_at, count_commits) VALUES ${values('git', 0)}, ${values('github', 7)};
    INSERT INTO billing VALUES ('user:me', 1, '2026-11-21', 1, 2000, 2, 3, 4, 5);`,
  );
  expect(await rows('SELECT id, stars, forks, watchers FROM repository')).toEqual([
    ['git', null, null, null],
    ['github', 7, 7, 7],
  ]);
  expect(await rows('SELECT included_minutes, macos_minutes FROM billing')).toEqual([[2000, 5]]);
});

test.skipIf(isRemote)('merged pull requests stay when their times get a table', async () => {
  const rows = await migrateFrom(
    4,
    `INSERT INTO pr_fact (pipeline, number, collection, author, created_at, merged_at,
    cycle_time_days) VALUES (1, 2, 3, NULL, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', 1)`,
  );
  expect(await rows('SELECT number, cycle_time_days FROM pr_fact')).toEqual([[2, 1]]);
  expect(await rows('SELECT * FROM pr_times')).toEqual([]);
});

test.skipIf(isRemote)('bills, pipelines and runs stay, and what was not collected then is unknown', async () => {
  const rows = await migrateFrom(
    5,
    `
    INSERT INTO pipeline VALUES (1, 'Me', 'site', 'me/site', 0, 0);
    INSERT INTO billing VALUES ('user:me', 1, '2026-11-21', 1, NULL, 2, 3, 4, 5);`,
  );
  expect(await rows('SELECT owner FROM pipeline')).toEqual([['Me']]);
  expect(await rows('SELECT macos_minutes, counted_minutes, free_minutes FROM billing')).toEqual([[5, null, null]]);
  expect(await rows('SELECT * FROM run_coverage')).toEqual([]);
});

test.skipIf(isRemote)(
  'commits, repositories and totals stay when commits of several repositories count once',
  async () => {
    const rows = await migrateFrom(
      6,
      `
    INSERT INTO commit_fact (repo, sha, collection, authored_at, author_offset, slot, committed_at, message, author_name,
      author_email, host_seen) VALUES (1, 'a', 1, 1800, 60, 2, 1860, 'message', 'name', 'name@example.com', 1);
    INSERT INTO repository (collection, repo, source, stale, id, name, full_name, is_private, html_url, created_at,
      updated_at, commits, count_commits) VALUES (1, 1, 'github', 0, 'R1', 'n', 'me/n', 1, '', '', '', 1, 1);
    INSERT INTO profile (collection, total_commits, public_repos, private_repos, year) VALUES (1, 1, 0, 1, 2026);`,
    );
    expect(await rows('SELECT * FROM commit_fact')).toEqual([
      [1, 'a', 1, 1800, 60, 1860, 'message', 'name', 'name@example.com', null, 1, null, null],
    ]);
    expect(await rows('SELECT id, is_private, commits, contributed FROM repository')).toEqual([['R1', 1, 1, 0]]);
    expect(await rows('SELECT total_commits, private_repos FROM profile')).toEqual([[1, 1]]);
  },
);

test.skipIf(isRemote)('the languages of commits collected before are not known', async () => {
  const rows = await migrateFrom(
    7,
    `INSERT INTO commit_fact (repo, sha, collection, authored_at, author_offset, committed_at,
    message, author_name) VALUES (1, 'a', 2, 3, 4, 6, 'message', 'name')`,
  );
  expect(await rows('SELECT sha, authored_at, message, languages FROM commit_fact')).toEqual([
    ['a', 3, 'message', null],
  ]);
});

test.skipIf(isRemote)('repositories and totals stay, and nothing is marked as kept', async () => {
  const rows = await migrateFrom(
    8,
    `
    INSERT INTO collection (source, status, started_at, time_zone) VALUES ('github', 'partial', '', 'UTC');
    INSERT INTO repository (collection, repo, source, stale, id, name, full_name, is_private, html_url, created_at,
      updated_at, commits, count_commits) VALUES (1, 1, 'github', 1, 'R1', 'n', 'me/n', 1, '', '', '', 1, 1);
    INSERT INTO profile (collection, total_prs, year) VALUES (1, 7, 2026);`,
  );
  expect(await rows('SELECT source, status FROM collection')).toEqual([['github', 'partial']]);
  expect(await rows('SELECT id, stale, collected_at FROM repository')).toEqual([['R1', 1, null]]);
  expect(await rows('SELECT total_prs, kept_totals FROM profile')).toEqual([[7, null]]);
});

test.skipIf(isRemote)('a bill collected before belongs to the month in which it was read', async () => {
  const rows = await migrateFrom(
    10,
    `INSERT INTO billing (scope, collection, as_of_date, total_minutes_used,
    total_paid_minutes_used, ubuntu_minutes, windows_minutes, macos_minutes, free_minutes)
    VALUES ('user:me', 1, '2026-10-31', 1, 2, 3, 4, 5, 6)`,
  );
  expect(await rows('SELECT month, as_of_date, macos_minutes, free_minutes FROM billing')).toEqual([
    ['2026-10', '2026-10-31', 5, 6],
  ]);
});

test.skipIf(isRemote)('kept totals stay marked when their times go', async () => {
  const rows = await migrateFrom(
    15,
    `INSERT INTO profile (collection, year, kept_totals) VALUES (1, 2026, '{"totalPRs":"2026-11-20T08:30:00Z","reviews":null}'),
    (2, 2026, NULL)`,
  );
  expect(await rows('SELECT kept_totals FROM profile ORDER BY collection')).toEqual([
    ['["totalPRs","reviews"]'],
    [null],
  ]);
});
