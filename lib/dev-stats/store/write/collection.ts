import { eq, sql } from 'drizzle-orm';
import type { Lock } from '../lock';
import { computeFigures } from '../publish/compute-figures';
import { removeGone } from '../publish/gone-repositories';
import { type Ending, FAMILIES, publishSnapshot, type Run, recordFailure } from '../publish/publish';
import { copyPublished } from '../publish/published';
import { readFinalMonths } from '../read/billing';
import type * as rows from '../rows';
import { repository } from '../schema/statistics';
import { Checkpoints } from './checkpoints';
import type { SavedRepository } from './commits';
import { writeCoverage } from './coverage';
import * as delivery from './delivery';
import * as pipelines from './pipelines';
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

  /**
   * `problem` says what could not be read, and keeps its previous figures. `missing` names what the token may not read;
   * everyone can read this text. The collection is published as partial.
   */
  saveProblem(problem: string | undefined, missing?: string): void {
    this.problem = problem && this.run.mask(problem);
    this.missing = missing;
  }

  async saveDetails(repositoryId: string, details: rows.RepositoryDetails): Promise<void> {
    await writeDetails(await this.savedRepository(repositoryId), details);
  }

  async saveRuns(of: rows.ActionsRepository, given: rows.RunRow[]): Promise<void> {
    await pipelines.writeRuns(this.db, await this.pipeline(of), given);
  }

  async saveJobs(of: rows.ActionsRepository, given: rows.JobRow[]): Promise<void> {
    await pipelines.writeJobs(this.db, await this.pipeline(of), given);
  }

  async knownRuns(of: rows.ActionsRepository, window: { from: string; to: string }): Promise<pipelines.KnownRun[]> {
    return pipelines.readKnownRuns(this.db, { ...(await this.pipeline(of)), ...window });
  }

  /** Says that all runs of a time are saved. */
  async saveCoverage(of: rows.ActionsRepository, coverage: rows.Coverage): Promise<void> {
    await writeCoverage(this.db, await this.pipeline(of), coverage);
  }

  async saveBilling(row: rows.BillingRow): Promise<void> {
    await this.lock.heartbeat();
    await pipelines.writeBilling(this.db, this.run.id, row);
  }

  async finalMonths(scope: string): Promise<string[]> {
    return readFinalMonths(this.db, scope);
  }

  async savePrFacts(of: rows.ActionsRepository, given: rows.PrFactRow[]): Promise<void> {
    await pipelines.writePrFacts(this.db, await this.pipeline(of), given);
  }

  /** Adds the branches of runs that were collected without them. */
  async saveBranches(of: rows.ActionsRepository, runs: delivery.RunBranch[]): Promise<void> {
    await delivery.writeBranches(this.db, await this.pipeline(of), runs);
  }

  async saveBranchCommits(of: rows.ActionsRepository, given: rows.BranchCommitRow[]): Promise<void> {
    await delivery.writeBranchCommits(this.db, await this.pipeline(of), given);
  }

  async saveDeliveryEvents(of: rows.ActionsRepository, given: rows.DeliveryEventRow[]): Promise<void> {
    await delivery.writeEvents(this.db, await this.pipeline(of), given);
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

  /** Records a failure. The published figures stay, and the next collection uses what this one has saved. */
  async fail(message: string): Promise<void> {
    await recordFailure(this.db, toEnding(this.run, this.lock), this.run.mask(message));
    await this.lock.release();
  }

  private get writer() {
    const { db, lock, run } = this;
    return { db, lock, collection: run.id, source: run.source };
  }

  private async pipeline(repository: rows.ActionsRepository) {
    await this.lock.heartbeat();
    const key = await pipelines.pipelineKey(this.db, { repository, sample: this.run.source === 'sample' });
    return { collection: this.run.id, pipeline: key };
  }
}

function toEnding({ id, source, timeZone, now }: Run, { token }: Lock): Ending {
  return { id, source, timeZone, token, finishedAt: now().toISOString() };
}
