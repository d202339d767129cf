import type { ActionsRepository, CommitRow, RepositoryRow, RunRow } from '../../../lib/dev-stats/store/rows';

export const NOW = new Date('2026-11-21T08:30:00Z');
export const now = () => NOW;

/** Seconds of an instant. */
function at(instant: string): number {
  return Date.parse(instant) / 1000;
}

export function repository(id: string, values: Partial<RepositoryRow> = {}): RepositoryRow {
  return {
    ...{
      id,
      name: id,
      fullName: `rowan/${id}`,
      description: null,
      language: 'TypeScript',
      stars: 3,
      forks: 2,
      watchers: 1,
    },
    ...{ isPrivate: false, htmlUrl: `https://code.example.com/rowan/${id}`, pushedAt: null },
    ...{ createdAt: '2020-01-02T03:04:05+01:00', updatedAt: '2026-01-01T00:00:00Z' },
    ...{ pullRequests: 5, issues: null, releases: 0, ...values },
  };
}

/** A commit authored at an instant written with the author's own offset in minutes. */
export function commit(sha: string, authored: string, authorOffset = 0): CommitRow {
  const authoredAt = at(authored);
  const author = { authorName: 'Rowan Hale', authorEmail: 'rowan@example.com' };
  return { sha, message: `Commit ${sha}`, ...author, authoredAt, authorOffset, committedAt: authoredAt + 60 };
}

export const PIPELINE: ActionsRepository = { owner: 'Rowan', name: 'Site', isPrivate: false };

export function run(runId: number, startedAt: string, values: Partial<RunRow> = {}): RunRow {
  return {
    ...{
      runId,
      attempt: 1,
      workflowId: 9,
      workflowName: 'CI',
      event: 'push',
      status: 'completed',
      conclusion: 'success',
    },
    ...{ durationSec: 60, queueSec: 4, queueJobs: 1, createdAt: startedAt, startedAt, updatedAt: startedAt, ...values },
  };
}
