import { eq, sql } from 'drizzle-orm';
import type { Lock } from '../lock';
import { computeFigures } from '../publish/compute-figures';
import { removeGone } from '../publish/gone-repositories';
import { type Ending, FAMILIES, publishSnapshot, type Run, recordFailure } from '../publish/publish';
import { copyPublished } from '../publish/published';
import type * as rows from '../rows';
import { billing } from '../schema/pipelines';
import { repository } from '../schema/statistics';
import { Checkpoints } from './checkpoints';
import type { SavedRepository } from './commits';
import { PipelineWriter, savePipeline } from './pipelines';
import { findRepositoryKey, writeClone, writeDetails, writeRepositories } from './repositories';

/**
 * A running collection. Readers see nothing of it until finish() publishes everything in one transaction. All methods
 * may be repeated, in the same collection or in the next one after a crash. Those that write throw LockLostError once
 * another collection has taken over.
 */
export class Collection extends Checkpoints {
  private readonly keys = new Map<string, number>();
  private readonly profile: rows.ProfileRow = {};
  private keptTotals: ReadonlySet<keyof rows.ProfileRow> = new Set();
  private problem: string | undefined;
  private missing: string | undefined;

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
    await this.lock.release();
  }

  async fail(message: string): Promise<void> {
    await recordFailure(this.db, toEnding(this.run, this.lock), this.run.mask(message));
    await this.lock.release();
  }

  private get writer() {
    const { db, lock, run } = this;
    return { db, lock, collection: run.id, source: run.source };
  }
}

function toEnding({ id, source, timeZone, now }: Run, { token }: Lock): Ending {
  return { id, source, timeZone, token, finishedAt: now().toISOString() };
}
