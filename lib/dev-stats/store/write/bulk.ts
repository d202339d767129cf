import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Rows per statement: small enough for the limits of a remote server, large enough that round trips do not matter. */
const CHUNK = 1000;

export function splitRows<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Rows as one JSON parameter, four times as fast as `values()` (docs/adr/0030). Other columns become null. */
export function jsonRows<Table extends SQLiteTable>(
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  shared: Partial<Table['$inferInsert']> = {},
): SQL {
  const columns = Object.entries(getTableColumns(table));
  const given = columns.filter(([name]) => !(name in shared) && rows.some((row) => name in row));
  const json = rows.map((row) =>
    given.map(([name, column]) => {
      const value = (row as Record<string, unknown>)[name];
      return value === null || value === undefined ? null : column.mapToDriverValue(value);
    }),
  );
  const fields = columns.map(([name, column]) => {
    const index = given.findIndex(([key]) => key === name);
    if (index >= 0) return sql.raw(`value ->> ${index}`);
    return sql.param((shared as Record<string, unknown>)[name] ?? null, column);
  });
  return sql`SELECT ${sql.join(fields, sql`, `)} FROM json_each(${JSON.stringify(json)}) WHERE true`;
}

export async function insertRows<Table extends SQLiteTable>(
  db: LibSQLDatabase,
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  shared?: Partial<Table['$inferInsert']>,
): Promise<void> {
  for (const chunk of splitRows(rows)) await db.insert(table).select(jsonRows(table, chunk, shared));
}

/** For `onConflictDoUpdate({ set })`: these columns take the values of the row that was to be inserted. */
export function excluded<Table extends SQLiteTable, Name extends keyof Table['_']['columns'] & string>(
  table: Table,
  names: readonly Name[],
): Record<Name, SQL> {
  const columns = getTableColumns(table);
  const entries = names.map((name) => [name, sql`excluded.${sql.identifier(columns[name]?.name ?? name)}`]);
  return Object.fromEntries(entries);
}
