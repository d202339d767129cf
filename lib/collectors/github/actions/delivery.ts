import { z } from 'zod';
import type { BranchCommitRow, DeliveryEventRow } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { connectionPages, nodesSchema } from '../api/paging';

const PAGE = 'pageInfo { hasNextPage endCursor }';
const VARIABLES = '$owner: String!, $name: String!, $first: Int!, $after: String';

export const BRANCH_QUERY = `query BranchCommits(${VARIABLES}, $branch: String!, $since: GitTimestamp!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target {
        ... on Commit {
          history(first: $first, after: $after, since: $since) {
            ${PAGE} nodes { oid message parents(first: 10) { nodes { oid } } }
          }
        }
      }
    }
  }
}`;

export const DEPLOYMENTS_QUERY = `query Deployments(${VARIABLES}) {
  repository(owner: $owner, name: $name) {
    deployments(first: $first, after: $after, orderBy: {field: CREATED_AT, direction: DESC}) {
      ${PAGE} nodes { databaseId createdAt environment commitOid statuses(first: 50) { nodes { state createdAt } } }
    }
  }
}`;

export const ISSUES_QUERY = `query LabeledIssues(${VARIABLES}, $label: String!, $since: DateTime!) {
  repository(owner: $owner, name: $name) {
    issues(first: $first, after: $after, filterBy: {labels: [$label], since: $since}) {
      ${PAGE} nodes { number createdAt closedAt }
    }
  }
}`;

const commitSchema = z.object({
  oid: z.string(),
  message: z.string().nullish(),
  parents: nodesSchema(z.object({ oid: z.string() })),
});
const deploymentSchema = z.object({
  databaseId: z.number().nullish(),
  createdAt: z.string(),
  environment: z.string().nullish(),
  commitOid: z.string(),
  statuses: nodesSchema(z.object({ state: z.string(), createdAt: z.string() })),
});
const issueSchema = z.object({ number: z.number(), createdAt: z.string(), closedAt: z.string().nullish() });

interface DeliveryQuery {
  api: GithubApi;
  repository: { owner: string; name: string };
  since: Date;
}

/** Commits of a branch since a date. Empty if the branch does not exist. Throws GithubError. */
export async function* branchCommits(query: DeliveryQuery, branch: string): AsyncGenerator<BranchCommitRow[]> {
  const variables = { ...toVariables(query), branch: `refs/heads/${branch}` };
  const list = { query: BRANCH_QUERY, variables, path: 'repository.ref.target.history', node: commitSchema };
  for await (const nodes of connectionPages(query.api, list))
    yield nodes.map(({ oid, message, parents }) => ({
      sha: oid,
      parents: parents?.nodes?.flatMap((parent) => parent?.oid ?? []) ?? [],
      reverts: findReverts(message ?? '', query.repository),
    }));
}

/** "This reverts commit 1a2b…", as git writes, and "Reverts owner/repo#12", as GitHub does, of the same repository. */
function findReverts(message: string, { owner, name }: DeliveryQuery['repository']): string[] {
  const own = `${owner}/${name}`.toLowerCase();
  const found = message.matchAll(/\breverts commit ([0-9a-f]{40})|\bReverts ([\w.-]+\/[\w.-]+)?(#\d+)/g);
  return [...found].flatMap(([, sha, at = own, number]) => sha ?? ((at.toLowerCase() === own && number) || []));
}

/** GitHub Deployments to every environment, created since a date. Throws GithubError. */
export async function* deployments(query: DeliveryQuery): AsyncGenerator<DeliveryEventRow[]> {
  const variables = toVariables(query);
  const list = { query: DEPLOYMENTS_QUERY, variables, path: 'repository.deployments', node: deploymentSchema };
  for await (const nodes of connectionPages(query.api, list)) {
    const recent = nodes.filter(({ createdAt }) => Date.parse(createdAt) >= query.since.getTime());
    yield recent.flatMap(toDeployment);
    if (recent.length < nodes.length) return;
  }
}

function toDeployment(node: z.infer<typeof deploymentSchema>): DeliveryEventRow[] {
  if (node.databaseId == null) return [];
  const statuses = (node.statuses?.nodes ?? [])
    // A newer deployment makes the ones before inactive, which says nothing about them.
    .filter((status) => status !== null && status.state !== 'INACTIVE')
    .map((status) => ({ state: status?.state, at: status?.createdAt ?? node.createdAt }))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const last = statuses.at(-1);
  return [
    {
      kind: 'deployment',
      id: node.databaseId,
      name: node.environment ?? '',
      sha: node.commitOid,
      startedAt: node.createdAt,
      endedAt: statuses.find(({ state }) => state === 'SUCCESS')?.at ?? null,
      failedAt: last?.state === 'FAILURE' || last?.state === 'ERROR' ? last.at : null,
    },
  ];
}

/** Issues with a label that changed since a date. Throws GithubError. */
export async function* labeledIssues(query: DeliveryQuery, label: string): AsyncGenerator<DeliveryEventRow[]> {
  const variables = { ...toVariables(query), label };
  const list = { query: ISSUES_QUERY, variables, path: 'repository.issues', node: issueSchema };
  for await (const nodes of connectionPages(query.api, list))
    yield nodes.map(({ number, createdAt, closedAt }) => ({
      kind: 'issue',
      id: number,
      name: label,
      sha: null,
      startedAt: createdAt,
      endedAt: closedAt ?? null,
      failedAt: null,
    }));
}

function toVariables({ repository: { owner, name }, since }: DeliveryQuery) {
  return { owner, name, since: since.toISOString() };
}
