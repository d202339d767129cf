import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Rows per statement: small enough for the limits of a remote server, large enough that round trips do not matter. */
const CHUNK = 1000;

export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/**
 * Rows for `insert(table).select()`, passed as one JSON parameter. Four times as fast as `values()`, which binds every
 * field. Columns that a row leaves out are null, also where the table has a default.
 */
export function jsonRows<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const values = rows.map((row) =>
    columns.map(([name, column]) => {
      const value = row[name as keyof typeof row];
      return value === null || value === undefined ? null : column.mapToDriverValue(value);
    }),
  );
  const fields = sql.raw(columns.map((_, index) => `value ->> ${index}`).join(', '));
  return sql`SELECT ${fields} FROM json_each(${JSON.stringify(values)}) WHERE true`;
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
