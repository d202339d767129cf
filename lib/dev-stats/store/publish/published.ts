import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { state } from '../schema/collections';
import { repository } from '../schema/statistics';

export const isPublished = and(eq(state.family, 'stats'), eq(state.sample, false));

interface Copy {
  collection: number;
  where: SQL | undefined;
  changes?: { [Column in keyof typeof repository.$inferSelect]?: SQL };
}

export async function copyPublished(db: LibSQLDatabase, { collection, where, changes }: Copy): Promise<number> {
  const replaced = Object.entries({ ...changes, collection: sql`${collection}` });
  const copied = {
    ...getTableColumns(repository),
    ...Object.fromEntries(replaced.map(([name, value]) => [name, value.as(name)])),
  };
  const published = db
    .select(copied)
    .from(repository)
    .innerJoin(state, eq(state.snapshot, repository.collection))
    .where(and(isPublished, where));
  return (await db.insert(repository).select(published).onConflictDoNothing()).rowsAffected;
}
