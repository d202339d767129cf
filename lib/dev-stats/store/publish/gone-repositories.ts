import { and, eq, exists, isNotNull, like, ne, not, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { checkpoint } from '../schema/collections';
import { commitFact, repo, repository } from '../schema/statistics';
import { completeCommits, type SavedRepository } from '../write/commits';
import { SAMPLE_ID } from '../write/repositories';
import { copyPublished } from './published';

type Writer = Omit<SavedRepository, 'repo'>;

/** Removes commits of repositories that the host no longer lists, but not those that a clone has. May be repeated. */
export async function removeGone(writer: Writer): Promise<void> {
  const { db, collection } = writer;
  const hosted = db
    .select({ repo: repository.repo })
    .from(repository)
    .where(and(eq(repository.collection, collection), ne(repository.source, 'git')));
  const isSeen = db
    .select({ repo: commitFact.repo })
    .from(commitFact)
    .where(and(eq(commitFact.repo, repo.key), isNotNull(commitFact.hostSeen)));
  const isSample = like(repo.id, `${SAMPLE_ID}%`);
  const gone = await db
    .select()
    .from(repo)
    .where(and(notInArray(repo.key, hosted), not(isSample), exists(isSeen)));
  for (const { key, id } of gone) {
    // Without its checkpoints, the repository is read in full if it returns.
    await db
      .delete(checkpoint)
      .where(and(eq(checkpoint.source, 'github'), sql`substr(${checkpoint.key}, ${-id.length - 1}) = ${` ${id}`}`));
    await completeCommits({ ...writer, repo: key }, { fullHistory: true });
  }
  await keepClones(writer);
}

async function keepClones({ db, collection }: Writer): Promise<void> {
  const saved = alias(repository, 'saved');
  const isSaved = db.select({ repo: saved.repo }).from(saved).where(eq(saved.collection, collection));
  const isCloned = db
    .select({ repo: commitFact.repo })
    .from(commitFact)
    .where(and(eq(commitFact.repo, repository.repo), isNotNull(commitFact.cloneSeen)));
  const unknown = sql`NULL`;
  const changes = {
    source: sql`'git'`,
    isPrivate: sql`1`,
    stale: sql`0`,
    countCommits: sql`1`,
    stars: unknown,
    forks: unknown,
    watchers: unknown,
    pullRequests: unknown,
    issues: unknown,
    releases: unknown,
  };
  const where = and(ne(repository.source, 'git'), notInArray(repository.repo, isSaved), exists(isCloned));
  await copyPublished(db, { collection, where, changes });
}
