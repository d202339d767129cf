import { existsSync, renameSync, rmSync } from 'node:fs';
import type { InStatement, Transaction } from '@libsql/client';
import { getTableName } from 'drizzle-orm';
import { connect, type Store } from './client';
import { StoreOutdatedError } from './errors';
import { acquireLock } from './lock';
import { migrateStore } from './migrate';
import { lock } from './schema/collections';
import { TABLES, verifyStore } from './verify';

const ROWS_PER_REQUEST = 500;
const BACKED_UP = TABLES.filter((table) => table !== lock).map(getTableName);
const MIGRATIONS = 'SELECT count(*) AS count, max(created_at) AS last FROM __drizzle_migrations';

/** Copies the store at one moment to a new SQLite file and returns its rows. Throws StoreError and BackupError. */
export async function backUp(store: Store, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const temporary = `${file}.tmp`;
  rmSync(temporary, { force: true });
  const copy = connect({ url: `file:${temporary}` });
  try {
    await migrateStore(copy);
    if ((await readMigrations(store)) !== (await readMigrations(copy))) throw new StoreOutdatedError();
    const from = await store.client.transaction('read');
    try {
      const rows = await copyTables(from, (statements) => copy.client.batch(statements, 'write'));
      await verifyStore(copy, { isFile: true });
      copy.close();
      renameSync(temporary, file);
      return rows;
    } finally {
      from.close();
    }
  } finally {
    copy.close();
    rmSync(temporary, { force: true });
  }
}

/** Replaces all rows in one transaction and returns their number. Throws StoreError, BusyError and BackupError. */
export async function restore(store: Store, file: string, startedAt: string): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const backup = connect({ url: `file:${file}` });
  try {
    await verifyStore(backup, { isFile: true }).catch((error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error;
      throw new BackupError(`${file} is not a backup of a store, or is damaged (${message.split('\n')[0]}).`);
    });
    if ((await readMigrations(store)) !== (await readMigrations(backup)))
      throw new BackupError(`${file} is of another version of the site. Restore it with that version, then migrate.`);
    const held = await acquireLock(store.db, startedAt);
    try {
      return await replaceRows(store, backup);
    } finally {
      await held.release();
    }
  } finally {
    backup.close();
  }
}

class BackupError extends Error {
  override name = 'BackupError';
}

async function readMigrations({ client }: Store): Promise<string> {
  const { rows } = await client.execute(MIGRATIONS);
  return JSON.stringify(rows[0]);
}

async function replaceRows(store: Store, backup: Store): Promise<number> {
  const from = await backup.client.transaction('read');
  const to = await store.client.transaction('write');
  try {
    await to.batch(BACKED_UP.map((table) => `DELETE FROM ${quoted(table)}`));
    const rows = await copyTables(from, (statements) => to.batch(statements));
    await to.commit();
    return rows;
  } finally {
    to.close();
    from.close();
  }
}

/** Copies the rows with their rowids, which other tables may refer to. */
async function copyTables(from: Transaction, write: (statements: InStatement[]) => Promise<unknown>): Promise<number> {
  let copied = 0;
  for (const table of BACKED_UP) {
    for (let last = Number.MIN_SAFE_INTEGER; ; ) {
      const page = await from.execute({
        sql: `SELECT rowid AS "rowid", * FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_PER_REQUEST}`,
        args: [last],
      });
      if (page.rows.length === 0) break;
      const columns = [...new Set(page.columns)];
      const sql = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
      await write(page.rows.map((row) => ({ sql, args: columns.map((column) => row[column] ?? null) })));
      copied += page.rows.length;
      last = Number(page.rows.at(-1)?.rowid);
    }
  }
  return copied;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
