import type { detail } from './schema/details';
import type { profile } from './schema/figures';
import type * as pipelines from './schema/pipelines';
import type { commitFact, repository } from './schema/statistics';

export type { Source } from './schema/collections';
export type { JobRow } from './schema/pipelines';

/* Null means unknown (failed, not permitted or not requested); 0 means zero. Instants are RFC 3339 in any offset. */

/** The full name, ignoring case, identifies a repository of several sources. Without `commits`, the store counts them. */
export type RepositoryRow = Omit<
  typeof repository.$inferInsert,
  'collection' | 'repo' | 'source' | 'stale' | 'collectedAt' | 'contributed' | 'commits' | 'countCommits'
> & { commits?: number | null; contributed?: boolean };

export type CommitRow = Omit<
  typeof commitFact.$inferInsert,
  'repo' | 'collection' | 'hostSeen' | 'cloneSeen' | 'removed'
>;

/** The store counts commits and repositories that are left out; other figures stay unknown. */
export type ProfileRow = Partial<Omit<typeof profile.$inferSelect, 'collection' | 'year' | 'keptTotals'>>;

/** Newest first; the store keeps 100 of each. A kind that is left out stays as it was. */
export type RepositoryDetails = Partial<Omit<typeof detail.$inferSelect, 'repo' | 'collection'>>;

export type ActionsRepository = Omit<typeof pipelines.pipeline.$inferInsert, 'key' | 'fullName' | 'sample'>;
export type Coverage = Omit<typeof pipelines.runCoverage.$inferSelect, 'pipeline' | 'collection'>;
export type RunRow = Omit<typeof pipelines.workflowRun.$inferSelect, 'pipeline' | 'collection' | 'replaced'>;
export type PrTimes = Omit<typeof pipelines.prTimes.$inferSelect, 'pipeline' | 'number' | 'collection'>;
export type PrFactRow = Omit<typeof pipelines.prFact.$inferInsert, 'pipeline' | 'collection'> & { times?: PrTimes };
export type BranchCommitRow = Omit<typeof pipelines.branchCommit.$inferSelect, 'pipeline' | 'collection'>;
export type DeliveryEventRow = Omit<typeof pipelines.deliveryEvent.$inferSelect, 'pipeline' | 'collection'>;
export type BillingRow = Omit<typeof pipelines.billing.$inferInsert, 'collection' | 'month'>;
