import { z } from 'zod';
import type { GithubApi } from '../../../collectors/github/api/client';
import { GithubError, graphqlError } from '../../../collectors/github/api/errors';
import { connectionSchema, graphqlPages } from '../../../collectors/github/api/paging';
import { getRest, queryGraphql } from '../../../collectors/github/api/request';
import { project as projectSchema } from '../../../projects/schema';
import { pluralize } from '../../../words';
import { type ProjectFacts, SMALLEST_SHARE } from './facts';
import { type Readme, readReadme } from './readme';

const PAGE_SIZE = 50;
const MOST = 12;

export const PROJECTS_QUERY = `query Projects($login: String!, $first: Int!, $after: String) {
  repositoryOwner(login: $login) {
    ... on ProfileOwner { pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { nameWithOwner } } } }
    repositories(first: $first, after: $after, privacy: PUBLIC, ownerAffiliations: [OWNER], isFork: false) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes {
        name nameWithOwner url description homepageUrl isPrivate isArchived isFork isEmpty createdAt pushedAt stargazerCount
        repositoryTopics(first: 10) { nodes { topic { name } } }
        languages(first: 6, orderBy: {field: SIZE, direction: DESC}) { totalSize edges { size node { name } } }
      }
    }
  }
}`;

const repository = z.object({
  name: z.string(),
  nameWithOwner: z.string(),
  url: z.string(),
  description: z.string().nullish(),
  homepageUrl: z.string().nullish(),
  isPrivate: z.boolean(),
  isArchived: z.boolean(),
  isFork: z.boolean(),
  isEmpty: z.boolean(),
  createdAt: z.string(),
  pushedAt: z.string().nullish(),
  stargazerCount: z.number().nullish(),
  repositoryTopics: z
    .object({ nodes: z.array(z.object({ topic: z.object({ name: z.string() }) }).nullable()).nullish() })
    .nullish(),
  languages: z
    .object({
      totalSize: z.number(),
      edges: z.array(z.object({ size: z.number(), node: z.object({ name: z.string() }) })).nullish(),
    })
    .nullish(),
});
const pins = z
  .object({ nodes: z.array(z.object({ nameWithOwner: z.string().optional() }).nullable()).nullish() })
  .nullish();
const schema = z.object({
  repositoryOwner: z.object({ pinnedItems: pins, repositories: connectionSchema(repository) }).nullish(),
});

type Repository = z.infer<typeof repository>;

/** The facts of an account's own public repositories, at most MOST, and how many are left out. Throws GithubError. */
export async function readAccount(api: GithubApi, login: string): Promise<{ facts: ProjectFacts[]; others: number }> {
  const { repositories, pinned } = await listRepositories(api, login);
  const isProject = ({ name, isFork, isEmpty, isPrivate }: Repository) =>
    // The repositories of a profile and of an organization's defaults are no projects.
    !isFork && !isEmpty && name.toLowerCase() !== login.toLowerCase() && name !== '.github' && !isPrivate;
  const projects = repositories.filter(isProject).toSorted(byInterest(pinned));
  const facts: ProjectFacts[] = [];
  for (const project of projects.slice(0, MOST))
    facts.push(collectFacts(project, await fetchReadme(api, project.nameWithOwner)));
  return { facts, others: Math.max(0, projects.length - MOST) };
}

async function listRepositories(api: GithubApi, login: string) {
  const repositories: Repository[] = [];
  const pinned = new Set<string>();
  const fetch = async (first: number, after: string | null) => {
    const query = { query: PROJECTS_QUERY, variables: { login, first, after }, schema, splittable: true };
    const { data, issues } = await queryGraphql(api, query);
    const owner = data.repositoryOwner;
    if (!owner && issues.length === 0) throw new GithubError('not-found', `GitHub has no account "${login}".`);
    // Nodes that the token cannot read are null.
    if (!owner || (issues.length > 0 && graphqlError(issues).needsSmallerQuery)) throw graphqlError(issues);
    for (const pin of owner.pinnedItems?.nodes ?? []) if (pin?.nameWithOwner) pinned.add(pin.nameWithOwner);
    return owner.repositories;
  };
  for await (const page of graphqlPages(fetch, PAGE_SIZE)) repositories.push(...page);
  return { repositories, pinned };
}

function byInterest(pinned: ReadonlySet<string>) {
  return (a: Repository, b: Repository) =>
    Number(pinned.has(b.nameWithOwner)) - Number(pinned.has(a.nameWithOwner)) ||
    (b.stargazerCount ?? 0) - (a.stargazerCount ?? 0) ||
    (b.pushedAt ?? '').localeCompare(a.pushedAt ?? '');
}

function collectFacts(repository: Repository, readme: Readme | undefined): ProjectFacts {
  const { name, url, description, homepageUrl, isPrivate, isArchived, createdAt, pushedAt, languages } = repository;
  const stars = repository.stargazerCount ?? 0;
  const since = createdAt.slice(0, 10);
  return {
    name,
    description: description ?? undefined,
    repositoryUrl: url,
    liveUrl: webAddress(homepageUrl),
    isPublic: !isPrivate,
    isArchived,
    since,
    until: [since, (pushedAt ?? '').slice(0, 10)].toSorted()[1] ?? since,
    languages: (languages?.edges ?? [])
      .filter(({ size }) => size >= SMALLEST_SHARE * (languages?.totalSize ?? 0))
      .map(({ node }) => node.name),
    topics: (repository.repositoryTopics?.nodes ?? []).flatMap((node) => (node ? [node.topic.name] : [])),
    counts: stars > 0 ? [pluralize(stars, 'star')] : [],
    readme,
  };
}

const readmeFile = z.object({ content: z.string(), encoding: z.string() });

async function fetchReadme(api: GithubApi, fullName: string): Promise<Readme | undefined> {
  try {
    const { data } = await getRest(api, `/repos/${fullName}/readme`, readmeFile);
    return data.encoding === 'base64' ? readReadme(Buffer.from(data.content, 'base64')) : undefined;
  } catch (error) {
    if (error instanceof GithubError && error.status === 404) return undefined;
    throw error;
  }
}

/** Repositories name their page as "example.com", too. */
function webAddress(text: string | null | undefined): string | undefined {
  const address = text && !/^[a-z]+:/i.test(text) ? `https://${text}` : text;
  return projectSchema.shape.liveUrl.safeParse(address).data ?? undefined;
}
