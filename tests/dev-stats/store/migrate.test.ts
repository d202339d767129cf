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
  expect(
    await rows('SELECT sha, message, languages, host_seen, clone_seen, removed FROM commit_fact ORDER BY sha'),
  ).toEqual([
    ['both', 'message', null, 0, 0, null],
    ['clone', 'message', null, null, 8, null],
    ['gone', 'message', null, null, null, 9],
    ['host', 'message', null, 7, null, null],
  ]);
  expect(await rows('SELECT * FROM checkpoint')).toEqual([['github', 'walked site', 'head']]);
  expect(await rows('SELECT heartbeat_at FROM lock')).toEqual([[5]]);
});

test.skipIf(isRemote)(
  'repositories, bills and merges of version 1.1 stay, and what it did not collect is unknown',
  async () => {
    const values = (source: string, stars: number) =>
      `(1, ${stars}, '${source}', 0, '${source}', 'n', 'n', ${stars}, ${stars}, ${stars}, 0, '', '', '', 3, 1)`;
    const rows = await migrateFrom(
      2,
      `
    INSERT INTO collection (source, status, started_at, time_zone) VALUES ('github', 'partial', '', 'UTC');
    INSERT INTO repository (collection, repo, source, stale, id, name, full_name, stars, forks, watchers, is_private,
      html_url, created_at, updated_at, commits, count_commits) VALUES ${values('git', 0)}, ${values('github', 7)};
    INSERT INTO profile (collection, total_commits, total_prs, year) VALUES (1, 6, 7, 2026);
    INSERT INTO pipeline VALUES (1, 'Me', 'site', 'me/site', 0, 0);
    INSERT INTO billing VALUES ('user:me', 1, '2026-10-31', 1, 2000, 2, 3, 4, 5);
    INSERT INTO pr_fact VALUES (1, 2, 3, NULL, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', 1);`,
    );
    expect(await rows('SELECT source, status FROM collection')).toEqual([['github', 'partial']]);
    expect(await rows('SELECT id, stars, forks, watchers, commits, contributed, collected_at FROM repository')).toEqual(
      [
        ['git', null, null, null, 3, 0, null],
        ['github', 7, 7, 7, 3, 0, null],
      ],
    );
    expect(await rows('SELECT total_commits, total_prs, kept_totals FROM profile')).toEqual([[6, 7, null]]);
    expect(await rows('SELECT owner, default_branch FROM pipeline')).toEqual([['Me', null]]);
    expect(
      await rows(
        'SELECT month, as_of_date, included_minutes, macos_minutes, counted_minutes, free_minutes FROM billing',
      ),
    ).toEqual([['2026-10', '2026-10-31', 2000, 5, null, null]]);
    expect(await rows('SELECT number, cycle_time_days, base_branch FROM pr_fact')).toEqual([[2, 1, null]]);
    for (const added of ['pr_times', 'run_coverage']) expect(await rows(`SELECT * FROM ${added}`)).toEqual([]);
  },
);

test.skipIf(isRemote)('the jobs of an attempt stay with it', async () => {
  const rows = await migrateFrom(
    17,
    `INSERT INTO workflow_run VALUES (1, 2, 1, 3, NULL, 4, 'CI', 'push', 'completed', 'success', 60, 4.5, 1, '', '', '', 'main', 'sha'),
    (1, 2, 2, 3, NULL, 4, 'CI', 'push', 'completed', 'success', 60, NULL, 0, '', '', '', 'main', 'sha');
    INSERT INTO job_fact VALUES (1, 2, 1, 7, 'test', 'completed', NULL, 'a', 'b', 'c', 4.5)`,
  );
  const times = { createdAt: 'a', startedAt: 'b', completedAt: 'c' };
  const job = { jobId: 7, name: 'test', status: 'completed', conclusion: null, ...times, queueSec: 4.5 };
  expect(await rows('SELECT jobs FROM workflow_run ORDER BY attempt')).toEqual([[JSON.stringify([job])], [null]]);
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
