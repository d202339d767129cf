import { and, eq } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Lock } from '../lock';
import { type Run, saveCheckpoint } from '../publish/publish';
import { checkpoint } from '../schema/collections';

export class Checkpoints {
  protected readonly forgotten = new Set<string>();
  protected readonly finalCheckpoints = new Map<string, string>();

  constructor(
    protected readonly db: LibSQLDatabase,
    protected readonly lock: Lock,
    protected readonly run: Run,
  ) {}

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

  /** A clone gets another id when a remote is added or its first commit is rewritten. Hides the repository with the old id. */
  protected async saveClone(folder: string, repositoryId: string): Promise<void> {
    const key = `clone ${folder}`;
    const before = await this.getCheckpoint(key);
    if (before !== undefined && before !== repositoryId) this.forgotten.add(before);
    this.setCheckpointAtEnd(key, repositoryId);
  }
}
