import { and, desc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { isPublished } from '../publish/published';
import type { RepositoryDetails, RepositoryRow, Source } from '../rows';
import { state } from '../schema/collections';
import { detail } from '../schema/details';
import { CLONE_ID, repo, repository } from '../schema/statistics';
import { excluded, jsonRows, splitRows } from './bulk';
import type { SavedRepository } from './commits';

/** Beginning of the ids of the sample, whose repositories never share the identity of a collected one. */
export const SAMPLE_ID = 'sample:';

const isClone = (id: string) => id.startsWith(CLONE_ID);
const isSample = (id: string) => id.startsWith(SAMPLE_ID);

/** Key of a saved repository. Throws if it was never saved. */
export async function findRepositoryKey(db: LibSQLDatabase, id: string): Promise<number> {
  const byName = isClone(id) ? eq(repo.fullName, id.slice(CLONE_ID.length).toLowerCase()) : undefined;
  const rows = await db
    .select()
    .from(repo)
    .where(or(eq(repo.id, id), byName))
    .orderBy(desc(repo.key));
  const found = rows.find((row) => row.id === id) ?? rows.find((row) => !isSample(row.id));
  if (!found) throw new Error(`Repository ${id} must be saved before its commits and details.`);
  return found.key;
}

/** Finds or adds the identity of a repository. A clone has that of the host's repository with the same full name. */
async function identify(db: LibSQLDatabase, { id, fullName }: RepositoryRow): Promise<typeof repo.$inferSelect> {
  const name = fullName.toLowerCase();
  const rows = await db
    .select()
    .from(repo)
    .where(or(eq(repo.id, id), eq(repo.fullName, name)))
    .orderBy(desc(repo.key));
  const canShare = (other: string) => (isClone(id) || isClone(other)) && !isSample(id) && !isSample(other);
  const known = rows.find((row) => row.id === id) ?? rows.find((row) => canShare(row.id));
  if (!known) return db.insert(repo).values({ id, fullName: name }).returning().get();
  if (isClone(id) || (known.id === id && known.fullName === name)) return known;
  return db.update(repo).set({ id, fullName: name }).where(eq(repo.key, known.key)).returning().get();
}

const UPDATED = Object.keys(getTableColumns(repository)) as (keyof typeof repository.$inferSelect)[];

export async function writeRepositories(
  db: LibSQLDatabase,
  { collection, source, rows, now }: { collection: number; source: Source; rows: RepositoryRow[]; now: Date },
): Promise<void> {
  const collectedAt = now.toISOString();
  const shown: (typeof repository.$inferInsert)[] = [];
  for (const row of rows) {
    const { key, id } = await identify(db, row);
    const { commits, contributed = false } = row;
    const shared = { collection, source, stale: false, collectedAt, contributed, countCommits: commits === undefined };
    shown.push({ ...row, id, repo: key, ...shared });
  }
  for (const chunk of splitRows(shown))
    await db
      .insert(repository)
      .select(jsonRows(repository, chunk))
      .onConflictDoUpdate({ target: [repository.collection, repository.repo], set: excluded(repository, UPDATED) });
}

async function findHostedRepository(db: LibSQLDatabase, fullName: string): Promise<string | undefined> {
  const sameName = eq(sql`lower(${repository.fullName})`, fullName.toLowerCase());
  const found = await db
    .select({ id: repository.id })
    .from(repository)
    .innerJoin(state, eq(state.snapshot, repository.collection))
    .where(and(isPublished, ne(repository.source, 'git'), sameName))
    .get();
  return found?.id;
}

/** Saves a repository of clones, unless the host has reported it; then returns the host's. */
export async function writeClone(
  db: LibSQLDatabase,
  { row, ...run }: { collection: number; row: RepositoryRow; now: Date },
) {
  const hosted = await findHostedRepository(db, row.fullName);
  if (hosted === undefined) await writeRepositories(db, { ...run, source: 'git', rows: [row] });
  const id = hosted ?? row.id;
  return { id, repo: await findRepositoryKey(db, id) };
}

const KEPT_DETAILS = 100;

export async function writeDetails(
  { db, collection, repo: key }: SavedRepository,
  details: RepositoryDetails,
): Promise<void> {
  const before = await db.select().from(detail).where(eq(detail.repo, key)).orderBy(desc(detail.collection)).get();
  const newest = <Row>(given: Row[] | undefined, known: Row[] = []) => given?.slice(0, KEPT_DETAILS) ?? known;
  const kinds = {
    pullRequests: newest(details.pullRequests, before?.pullRequests),
    issues: newest(details.issues, before?.issues),
    releases: newest(details.releases, before?.releases),
  };
  await db
    .insert(detail)
    .values({ repo: key, collection, ...kinds })
    .onConflictDoUpdate({ target: [detail.repo, detail.collection], set: kinds });
}
