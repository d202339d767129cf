import { and, eq, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Store } from '../client';
import { toStoreError } from '../errors';
import { acquireLock, type Lock } from '../lock';
import { computeFigures } from '../publish/compute-figures';
import { removeGone } from '../publish/gone-repositories';
import { type Ending, FAMILIES, publishSnapshot, type Run, recordFailure, saveCheckpoint } from '../publish/publish';
import { copyPublished } from '../publish/published';
import type * as rows from '../rows';
import { checkpoint, collection, type Source } from '../schema/collections';
import { billing } from '../schema/pipelines';
import { repository } from '../schema/statistics';
import type { SavedRepository } from './commits';
import { PipelineWriter, savePipeline } from './pipelines';
import { findRepositoryKey, writeClone, writeDetails, writeRepositories } from './repositories';

/** Readers see nothing until finish(). Methods can be repeated, also after a crash. Writing may throw LockLostError. */
export class Collection {
  private readonly forgotten = new Set<string>();
  private readonly finalCheckpoints = new Map<string, string>();
  private readonly keys = new Map<string, number>();
  private readonly profile: rows.ProfileRow = {};
  private keptTotals: ReadonlySet<keyof rows.ProfileRow> = new Set();
  private problem: string | undefined;
  private missing: string | undefined;

  constructor(
    private readonly db: LibSQLDatabase,
    private readonly lock: Lock,
    private readonly run: Run,
  ) {}

  /** A github collection shows the repositories it saved or kept, and clones; a git collection changes its own only. */
  async saveRepositories(given: rows.RepositoryRow[]): Promise<void> {
    await this.lock.heartbeat();
    const { id: collection, source, now } = this.run;
    await writeRepositories(this.db, { collection, source, rows: given, now: now() });
  }

  /** Keeps a repository that could not be read as it was published, marked as stale. False if it never was. */
  async keepRepository(repositoryId: string): Promise<boolean> {
    await this.lock.heartbeat();
    const where = eq(repository.id, repositoryId);
    return (await copyPublished(this.db, { collection: this.run.id, where, changes: { stale: sql`1` } })) > 0;
  }

  /** Saves the repository of some clones. Its commits belong to the host's repository with the same full name, if any. */
  async saveClones(row: rows.RepositoryRow, folders: readonly string[]): Promise<SavedRepository> {
    await this.lock.heartbeat();
    const { id, repo } = await writeClone(this.db, { collection: this.run.id, row, now: this.run.now() });
    for (const folder of folders) await this.saveClone(folder, id);
    return { ...this.writer, repo };
  }

  /** Throws if the repository was never saved. */
  async savedRepository(repositoryId: string): Promise<SavedRepository> {
    await this.lock.heartbeat();
    const repo = this.keys.get(repositoryId) ?? (await findRepositoryKey(this.db, repositoryId));
    this.keys.set(repositoryId, repo);
    return { ...this.writer, repo };
  }

  /** Totals in `keep` could not be read and stay as they were published. */
  saveProfile(values: rows.ProfileRow, { keep = [] }: { keep?: readonly (keyof rows.ProfileRow)[] } = {}): void {
    Object.assign(this.profile, values);
    this.keptTotals = new Set(keep);
  }

  /** `problem` keeps the previous figures. Everyone can read `missing`, which names what the token may not read. */
  saveProblem(problem: string | undefined, missing?: string): void {
    this.problem = problem && this.run.mask(problem);
    this.missing = missing;
  }

  async saveDetails(repositoryId: string, details: rows.RepositoryDetails): Promise<void> {
    await writeDetails(await this.savedRepository(repositoryId), details);
  }

  async pipeline(repository: rows.ActionsRepository): Promise<PipelineWriter> {
    await this.lock.heartbeat();
    const pipeline = await savePipeline(this.db, repository, this.run.source === 'sample');
    return new PipelineWriter(this.db, this.lock, { collection: this.run.id, pipeline });
  }

  async saveBilling(row: rows.BillingRow): Promise<void> {
    await this.lock.heartbeat();
    await this.db
      .insert(billing)
      .values({ ...row, month: row.asOfDate.slice(0, 7), collection: this.run.id })
      .onConflictDoUpdate({ target: [billing.scope, billing.collection, billing.month], set: row });
  }

  async finish(): Promise<void> {
    await this.lock.heartbeat();
    const { source, timeZone, now } = this.run;
    const { profile: given, keptTotals, forgotten, problem, missing } = this;
    const options = { collection: this.run.id, source, timeZone, now: now(), given, keptTotals, forgotten };
    if (source === 'github') await removeGone(this.writer);
    if (FAMILIES[source].includes('stats')) await computeFigures(this.db, options);
    await publishSnapshot(this.db, { ...toEnding(this.run, this.lock), problem, missing }, this.finalCheckpoints);
    // The figures are published. A lock that cannot be released expires.
    await this.lock.release().catch(() => undefined);
  }

  async fail(message: string): Promise<void> {
    const recorded = recordFailure(this.db, toEnding(this.run, this.lock), this.run.mask(message));
    await recorded.finally(() => this.lock.release());
  }

  async setCheckpoint(key: string, value: string): Promise<void> {
    await this.lock.heartbeat();
    await saveCheckpoint(this.db, { source: this.run.source, key, value });
  }

  async getCheckpoint(key: string): Promise<string | undefined> {
    const where = and(eq(checkpoint.source, this.run.source), eq(checkpoint.key, key));
    return (await this.db.select().from(checkpoint).where(where).get())?.value;
  }

  setCheckpointAtEnd(key: string, value: string): void {
    this.finalCheckpoints.set(key, value);
  }

  /** Hides the old id of a clone. It changes when a remote is added or the first commit is rewritten. */
  private async saveClone(folder: string, repositoryId: string): Promise<void> {
    const key = `clone ${folder}`;
    const before = await this.getCheckpoint(key);
    if (before !== undefined && before !== repositoryId) this.forgotten.add(before);
    this.setCheckpointAtEnd(key, repositoryId);
  }

  private get writer() {
    const { db, lock, run } = this;
    return { db, lock, collection: run.id, source: run.source };
  }
}

function toEnding({ id, source, timeZone, now }: Run, { token }: Lock): Ending {
  return { id, source, timeZone, token, finishedAt: now().toISOString() };
}

export interface CollectionOptions {
  source: Source;
  now: () => Date;
  timeZone?: string;
  mask?: (message: string) => string;
}

/** Uses what an interrupted collection has saved. Throws while another one is running. */
export async function beginCollection({ db }: Store, options: CollectionOptions): Promise<Collection> {
  const { source, now, timeZone = 'UTC', mask = (message) => message } = options;
  const startedAt = now().toISOString();
  const lock = await acquireLock(db, startedAt);
  try {
    await db.update(collection).set({ status: 'interrupted' }).where(eq(collection.status, 'running'));
    const row = { source, status: 'running' as const, startedAt };
    const { id } = await db.insert(collection).values(row).returning().get();
    return new Collection(db, lock, { id, source, now, timeZone, mask });
  } catch (error) {
    await lock.release().catch(() => undefined);
    throw error;
  }
}

/** Runs `work` in a new collection, which is published unless `work` throws. */
export async function runCollection<T>(
  store: Store,
  options: CollectionOptions,
  work: (collection: Collection) => Promise<T>,
): Promise<T> {
  const running = await beginCollection(store, options);
  try {
    const result = await work(running);
    await running.finish();
    return result;
  } catch (error) {
    const cause = toStoreError(error);
    // Report the first error even if recording it fails too.
    await running.fail(cause instanceof Error ? cause.message : String(cause)).catch(() => undefined);
    throw cause;
  }
}
