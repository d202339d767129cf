import type { Store } from './client';

/** Id of the repository shown under a full name, whatever the case, where a host has told of it and not just a clone. */
export async function shownFromHost({ client }: Store, fullName: string): Promise<string | undefined> {
  const { rows } = await client.execute({
    sql: `SELECT id FROM repository WHERE lower(full_name) = lower(?) AND source <> 'git'
      AND collection = (SELECT snapshot FROM state WHERE family = 'stats' AND NOT sample) LIMIT 1`,
    args: [fullName],
  });
  return rows[0] ? String(rows[0].id) : undefined;
}
