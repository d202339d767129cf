import type { Store } from './client';
import { createCollection } from './create-collection';
import { acquireLock } from './lock';
import type {
  ActionsRepository,
  BillingRow,
  CommitRow,
  JobRow,
  PrFactRow,
  ProfileRow,
  RepositoryDetails,
  RepositoryRow,
  RunRow,
  Source,
} from './rows';
import { instant } from './times';

export interface CollectionOptions {
  source: Source;
  /** The clock; the collection's start and end, and the windows of its figures, are read from it. */
  now: () => Date;
  /** IANA zone of days and streaks. Default: UTC. */
  timeZone?: string;
  /** Which kind of token asked, since figures depend on it: `own`, `actions`, `none`. */
  tokenKind?: string;
}

/**
 * One collection: everything saved stays unseen until finish({ ok: true }) shows all of it in one transaction. Saves
 * are idempotent and may be repeated, in the same collection or in the one after a crash. Every method throws LockLostError once another
 * collection has taken over (this one slept longer than the lock lives).
 */
export interface Collection {
  readonly id: number;

  // --- statistics: sources github, git, sample
  /** The repositories of this collection. A github collection shows exactly what it saved or kept, plus clones that only git knows; a git collection changes only its own. */
  saveRepositories(rows: RepositoryRow[]): Promise<void>;
  /** Shows a repository as the last good collection did, marked as stale: for one that failed. False where it was never seen. */
  keepRepository(id: string): Promise<boolean>;
  /** Id of the published repository with this full name in any case, unless only a clone has reported it. */
  findHostedRepository(fullName: string): Promise<string | undefined>;
  /**
   * The owner's commits of a saved repository, any order, any number a call; by sha, so repeating costs nothing. With `fullHistory`
   * each is marked as seen by this collection, for commitsComplete with `fullHistory`.
   */
  saveCommits(repositoryId: string, rows: CommitRow[], options?: { fullHistory?: boolean }): Promise<void>;
  /** How many commits this collection's kind of source, host or clones, is known to have, committed at `since` (seconds) or later. */
  countCommits(repositoryId: string, since?: number): Promise<number>;
  /**
   * Says that every commit up to now has been saved. Without it what was saved does not count, so an interrupted walk
   * leaves no gap. `fullHistory`: this collection has saved every commit of the branch; those it has not seen were removed by a rewritten
   * branch. They stay in the store and do not count, unless another source has them; they count again when they are back.
   */
  commitsComplete(repositoryId: string, options?: { fullHistory?: boolean }): Promise<void>;
  /** Leaves out what was shown of clones under an id that they no longer have. */
  forgetClone(repositoryId: string): void;
  saveProfile(values: ProfileRow): Promise<void>;
  saveDetails(repositoryId: string, details: RepositoryDetails): Promise<void>;

  // --- pipelines: sources actions, sample
  saveRuns(repository: ActionsRepository, rows: RunRow[]): Promise<void>;
  saveJobs(repository: ActionsRepository, rows: JobRow[]): Promise<void>;
  /** Attempts already in the store whose run was created in [from, to), so that only new ones are asked for. */
  knownRuns(repository: ActionsRepository, window: { from: string; to: string }): Promise<KnownRun[]>;
  saveBilling(row: BillingRow): Promise<void>;
  savePrFacts(repository: ActionsRepository, rows: PrFactRow[]): Promise<void>;

  // --- resuming
  /** A note that outlives the process, for resuming: windows already read, ETags. Kept per source. */
  setCheckpoint(key: string, value: string): Promise<void>;
  getCheckpoint(key: string): Promise<string | undefined>;
  /** A note that is kept only if this collection's figures are shown, and together with them. */
  setCheckpointAtEnd(key: string, value: string): void;

  // --- the end
  /** Computes the aggregates, then shows everything at once. */
  finish(end: { ok: true }): Promise<void>;
  /** Records a failed sync and keeps the previous figures. What was saved is used by the next run. */
  fail(message: string): Promise<void>;
}

export interface KnownRun {
  runId: number;
  attempt: number;
  status: string;
  conclusion: string | null;
  durationSec: number | null;
  queueJobs: number;
  hasJobs: boolean;
}

/**
 * Begins a collection in a migrated store. Throws BusyError while another one runs; what an interrupted one has saved
 * is used, not lost.
 */
export async function beginCollection({ client }: Store, options: CollectionOptions): Promise<Collection> {
  const { source, now, timeZone = 'UTC', tokenKind = null } = options;
  const lock = await acquireLock(client, now);
  await client.execute("UPDATE collection SET status = 'interrupted' WHERE status = 'running'");
  const { rows } = await client.execute({
    sql: `INSERT INTO collection (source, status, started_at, token_kind, time_zone) VALUES (?, 'running', ?, ?, ?) RETURNING id`,
    args: [source, instant(now()), tokenKind, timeZone],
  });
  const id = Number(rows[0]?.id);
  const run = { client, lock, id, source, now, timeZone };
  return createCollection({ ...run, forgotten: new Set(), lastMarks: new Map() });
}
