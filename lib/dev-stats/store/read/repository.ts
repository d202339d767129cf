import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { toIsoSeconds } from '../../../dates';
import type { Store } from '../client';
import { detail } from '../schema/details';
import { commitFact } from '../schema/statistics';
import type { StoredRepository } from './stats';

const SHOWN = 100;

/** The latest 100 commits, pull requests, issues and releases in a snapshot. Commit times are RFC 3339 in UTC. */
export async function readRepository({ db }: Store, { collection, repo }: StoredRepository) {
  const notRemoved = or(isNull(commitFact.removed), gt(commitFact.removed, collection));
  const [commits, details] = await db.batch([
    db
      .select()
      .from(commitFact)
      .where(and(eq(commitFact.repo, repo), lte(commitFact.collection, collection), notRemoved))
      // Unique: a running collection changes the index, which must not reorder commits of the same second.
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
  const dated = commits.map((commit) => ({
    ...commit,
    authorDate: toIsoSeconds(commit.authoredAt),
    committerDate: toIsoSeconds(commit.committedAt),
  }));
  return { commits: dated, pullRequests, issues, releases };
}
