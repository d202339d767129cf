/** A row of which a server may leave out or not know anything. */
export type Loose<Row> = { [Key in keyof Row]?: Row[Key] | null };
/** A row that has at least what names it. */
type Named<Row, Key extends keyof Row> = Loose<Row> & { [K in Key]: NonNullable<Row[K]> };

/**
 * The rows of a list that a server may leave out: null where nothing is known of it. Rows without the keys that name
 * them are dropped, since nothing can be said of them; every other figure may be missing and then is unknown.
 */
export function rowsOf<Row extends object, const Key extends keyof Row>(
  rows: readonly (Loose<Row> | null)[] | null | undefined,
  keys: readonly Key[],
): Named<Row, Key>[] | null {
  if (!Array.isArray(rows)) return null;
  return rows.filter((row): row is Named<Row, Key> => !!row && keys.every((key) => row[key] != null));
}

/** A figure, or null of what is none. */
export function numberOf(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
