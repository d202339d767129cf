import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Store } from './client';
import type { StoredRepository } from './read-stats';
import { commitFact, detail } from './schema';

const SHOWN = 100;

/** The latest commits, pull requests, issues and releases of a repository of a snapshot. */
export async function readRepository({ db }: Store, { collection, repo }: StoredRepository) {
  const stillThere = or(isNull(commitFact.gone), gt(commitFact.gone, collection));
  const [commits, details] = await db.batch([
    db
      .select()
      .from(commitFact)
      .where(and(eq(commitFact.repo, repo), lte(commitFact.collection, collection), stillThere))
      // The same order whatever a collection under way has changed in the index.
      .orderBy(desc(commitFact.authoredAt), desc(commitFact.committedAt), asc(commitFact.sha))
      .limit(SHOWN),
    db
      .select()
      .from(detail)
      .where(and(eq(detail.repo, repo), lte(detail.collection, collection)))
      .orderBy(desc(detail.collection))
      .limit(1),
  ]);
  const { pullRequests = [], issues = [], releases = [] } = details[0] ?? {};
  return { commits, pullRequests, issues, releases };
}
