import type { Client, InStatement } from '@libsql/client';
import type { Source } from './rows';

export interface Ending {
  id: number;
  source: Source;
  token: string;
  /** End of the collection. */
  at: string;
  timeZone: string;
}

type Family = 'stats' | 'actions';

/** What a source has figures for. */
export const FAMILIES: Record<Source, readonly Family[]> = {
  github: ['stats'],
  git: ['stats'],
  actions: ['actions'],
  sample: ['stats', 'actions'],
};

/** Every statement of an ending is void once another collection holds the lock. */
const HELD = "EXISTS (SELECT 1 FROM lock WHERE name = 'collection' AND token = ?)";

/** Shows the collection's figures and drops those nobody reads any more, as a whole. False where the lock is lost. */
export async function flip(client: Client, ending: Ending & { marks: ReadonlyMap<string, string> }): Promise<boolean> {
  const { id, source, token, at, timeZone, marks } = ending;
  const families = FAMILIES[source];
  const results = await client.batch(
    [
      {
        sql: `UPDATE collection SET status = 'ok', finished_at = ? WHERE id = ? AND ${HELD}`,
        args: [at, id, token],
      },
      ...families.map((family) => ({
        sql: `INSERT INTO state (family, snapshot, last_sync_at, last_sync_ok, version, sample, time_zone)
          SELECT ?, ?, ?, 1, ?, ?, ? WHERE ${HELD} ON CONFLICT (family) DO UPDATE SET snapshot = excluded.snapshot,
          last_sync_at = excluded.last_sync_at, last_sync_ok = 1, version = excluded.version, sample = excluded.sample,
          time_zone = excluded.time_zone`,
        args: [family, id, at, id, source === 'sample' ? 1 : 0, timeZone, token],
      })),
      ...(source === 'sample' ? [] : families.flatMap((family) => dropSample(family, token))),
      ...(families.includes('stats') ? dropOld(token) : []),
      ...[...marks].map((mark) => ({
        sql: `INSERT INTO mark (source, key, value) SELECT ?, ?, ? WHERE ${HELD} ON CONFLICT DO UPDATE SET value = excluded.value`,
        args: [source, ...mark, token],
      })),
    ],
    'write',
  );
  return results[0]?.rowsAffected === 1;
}

/** Tells that the collection failed; the figures shown stay. False where the lock is lost. */
export async function recordFailure(client: Client, ending: Ending & { message: string }): Promise<boolean> {
  const { id, source, token, at, timeZone, message } = ending;
  const results = await client.batch(
    [
      {
        sql: `UPDATE collection SET status = 'failed', finished_at = ?, error = ? WHERE id = ? AND ${HELD}`,
        args: [at, message, id, token],
      },
      ...FAMILIES[source].map((family) => ({
        sql: `INSERT INTO state (family, snapshot, last_sync_at, last_sync_ok, version, sample, time_zone)
          SELECT ?, NULL, ?, 0, ?, 0, ? WHERE ${HELD} ON CONFLICT (family) DO UPDATE SET
          last_sync_at = excluded.last_sync_at, last_sync_ok = 0, version = excluded.version`,
        args: [family, at, id, timeZone, token],
      })),
    ],
    'write',
  );
  return results[0]?.rowsAffected === 1;
}

const SAMPLE_REPOS = "IN (SELECT key FROM repo WHERE id LIKE 'sample:%')";
const SAMPLE_PIPELINES = 'IN (SELECT key FROM pipeline WHERE sample)';

/** The first real collection of a family ends its sample. */
function dropSample(family: Family, token: string): InStatement[] {
  const wheres =
    family === 'stats'
      ? [
          ...['commit_fact', 'commit_progress', 'detail'].map((table) => `${table} WHERE repo ${SAMPLE_REPOS}`),
          "repo WHERE id LIKE 'sample:%'",
        ]
      : [
          ...['workflow_run', 'job_fact', 'pr_fact'].map((table) => `${table} WHERE pipeline ${SAMPLE_PIPELINES}`),
          "billing WHERE collection IN (SELECT id FROM collection WHERE source = 'sample')",
          'pipeline WHERE sample',
        ];
  return wheres.map((where) => ({ sql: `DELETE FROM ${where} AND ${HELD}`, args: [token] }));
}

const FIGURES = ['repository', 'profile', 'day_commits', 'hour_commits', 'language_commits'];
/** Snapshots kept beside the one shown, for readers that began before it. */
const KEPT_SNAPSHOTS = 3;

function dropOld(token: string): InStatement[] {
  const kept = `(SELECT id FROM collection WHERE status = 'ok' AND source <> 'actions' ORDER BY id DESC LIMIT ${KEPT_SNAPSHOTS})`;
  const older = `collection < (SELECT min(id) FROM ${kept})`;
  return [
    ...FIGURES.map((table) => `${table} WHERE ${older}`),
    `detail WHERE ${older} AND EXISTS (SELECT 1 FROM detail AS newer WHERE newer.repo = detail.repo
      AND newer.collection > detail.collection AND newer.collection <= (SELECT min(id) FROM ${kept}))`,
  ].map((where) => ({ sql: `DELETE FROM ${where} AND ${HELD}`, args: [token] }));
}
