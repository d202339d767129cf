import type { Client, InValue } from '@libsql/client';

/** Rows of one statement: few enough for a remote server's limits, many enough that the round trip is nothing. */
const CHUNK = 1000;

export interface Bulk<Row> {
  rows: readonly Row[];
  /** A row's values in the order of their use as $0, $1 ... in the statement. */
  values: (row: Row) => unknown[];
  /** Reads `FROM json_each(?)`, whose `value` is one row's array. Its parameter comes after `args`. */
  sql: string;
  args?: InValue[];
}

/** Writes any number of rows with one statement a thousand of them: the rows travel as one JSON parameter. */
export async function writeBulk<Row>(client: Client, { rows, values, sql, args = [] }: Bulk<Row>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const json = JSON.stringify(rows.slice(start, start + CHUNK).map(values));
    await client.execute({ sql: sql.replaceAll(/\$(\d+)/g, "json_extract(value, '$[$1]')"), args: [...args, json] });
  }
}

/** Text that SQLite keeps whole: without NUL, which would end it, and without halves of characters. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
