import { sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Store } from './client';
import { StoreError } from './errors';
import * as collections from './schema/collections';
import * as details from './schema/details';
import * as figures from './schema/figures';
import * as pipelines from './schema/pipelines';
import * as statistics from './schema/statistics';

export const TABLES = [collections, details, figures, pipelines, statistics]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => value instanceof SQLiteTable);

/** Finds damage that the list of migrations does not show: missing tables and indexes, unreadable pages. Throws StoreError. */
export async function verifyStore({ db }: Store, { isFile }: { isFile: boolean }): Promise<void> {
  const found = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master`);
  const names = new Set(found.map(({ name }) => name));
  const missing = TABLES.flatMap(listNames).filter((name) => !names.has(name));
  if (missing.length > 0) throw damaged(`${missing.join(', ')} is missing`);
  if (!isFile) return;
  const [first] = await db.all<{ quick_check: string }>(sql`PRAGMA quick_check(1)`);
  if (first?.quick_check !== 'ok') throw damaged(`SQLITE_CORRUPT: ${first?.quick_check}`);
}

function listNames(table: SQLiteTable): string[] {
  const { name, indexes } = getTableConfig(table);
  return [name, ...indexes.map((index) => index.config.name)];
}

function damaged(problem: string): StoreError {
  return new StoreError('used', new Error(problem));
}
