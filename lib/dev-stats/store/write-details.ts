import type { Client } from '@libsql/client';
import { cleanText } from './bulk';
import type { RepositoryDetails } from './rows';

const KEPT = 100;
const KINDS = { pullRequests: 'pull_requests', issues: 'issues', releases: 'releases' } as const;

/** Keeps the newest of each kind; a kind left out stays what it was. */
export async function writeDetails(
  client: Client,
  { collection, repo, details }: { collection: number; repo: number; details: RepositoryDetails },
): Promise<void> {
  const given = Object.entries(KINDS).map(([kind]) => asJson(details[kind as keyof typeof KINDS]));
  const values = Object.values(KINDS).map((column, index) => `coalesce(?${index + 3}, before.${column}, '[]')`);
  const columns = Object.values(KINDS).join(', ');
  await client.execute({
    sql: `INSERT INTO detail (repo, collection, ${columns}) SELECT ?1, ?2, ${values.join(', ')}
      FROM (SELECT 1) LEFT JOIN (SELECT * FROM detail WHERE repo = ?1 ORDER BY collection DESC LIMIT 1) AS before WHERE true
      ON CONFLICT (repo, collection) DO UPDATE SET ${Object.values(KINDS)
        .map((column) => `${column} = excluded.${column}`)
        .join(', ')}`,
    args: [repo, collection, ...given],
  });
}

function asJson(rows: object[] | undefined): string | null {
  return rows === undefined
    ? null
    : JSON.stringify(rows.slice(0, KEPT), (_, value: unknown) =>
        typeof value === 'string' ? cleanText(value) : value,
      );
}
