import { customType } from 'drizzle-orm/sqlite-core';

/** UTC to the second, as in 2026-11-21T08:30:00Z. Written from RFC 3339 in any offset; throws a RangeError on anything else. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => `${new Date(value).toISOString().slice(0, 19)}Z`,
});

/** Text from outside. SQLite ends text at a NUL and rejects lone surrogates, so NULs are removed and lone surrogates replaced. */
export const freeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.replaceAll('\0', '').toWellFormed(),
});
