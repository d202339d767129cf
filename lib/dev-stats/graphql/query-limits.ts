import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

/** The deepest field of the schema is on level 6. */
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
/** Selecting every field of the schema once costs about 300,000, the dashboard's largest query about 74,000. */
const MAX_COST = 314_000;
const ROOT_FIELD_COST = 22_000;
/** Rows of each list: its limit, or what a long history has. */
export const ROWS: Readonly<Record<string, number>> = {
  sources: 4,
  languages: 50,
  languagesByChange: 50,
  repositories: 300,
  activity: 1000,
  hourlyActivity: 168,
  pullRequests: 100,
  commits: 100,
  issues: 100,
  releases: 100,
  actionsSummary: 300,
  actionsRuns: 100,
  prFacts: 100,
  edges: 100,
  technologyGroups: 5,
  technologies: 5,
  tags: 5,
};
/** Cost of a list of numbers or dates: its share of a long history in bytes, where a value in a row has 20. */
export const SCALAR_LISTS: Readonly<Record<string, number>> = {
  dates: 500,
  dailyCommits: 150,
  dailyContributions: 50,
  dailyWeights: 150,
  hourlyCommits: 8000,
  opened: 50,
};
/** Variables are scalars or lists of them: `{ variables: { name: [value] } }`. Deeper values overflow the stack. */
const MAX_PARAMETER_DEPTH = 4;
/** Bounds the validation rules that compare all fields with each other. The full introspection query has 163 tokens. */
const MAX_TOKENS = 1000;

/** Rejects oversized queries with status 400, whatever the client accepts, before they run (docs/adr/0040). */
export const queryLimits: Plugin = {
  onParams({ params }) {
    if (isDeeperThan(params, MAX_PARAMETER_DEPTH)) throw refused('The parameters of the query are nested too deep.');
  },
  onParse({ parseFn, setParseFn }) {
    setParseFn((source: string, options?: object) => parseFn(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ params, setResult }) {
    const reason = findExcess(params.documentAST);
    if (reason) setResult([refused(reason)]);
  },
};

function refused(reason: string) {
  // yoga uses 200 for application/json unless `spec` is false.
  const http = { status: 400, spec: false };
  return createGraphQLError(reason, { extensions: { code: 'QUERY_REFUSED', http } });
}

function isDeeperThan(value: unknown, depth: number): boolean {
  let level = [value];
  for (let above = 0; above < depth; above += 1) level = level.flatMap(listValues);
  return level.some((inner) => listValues(inner).length > 0);
}

function listValues(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function findExcess(document: DocumentNode): string | undefined {
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    if (node.operation !== 'query') return `Only queries are supported, not a ${node.operation}.`;
    const { depth, aliases, roots, values } = measureQuery(document, node.selectionSet);
    const cost = values + roots * ROOT_FIELD_COST;
    if (depth > MAX_DEPTH) return `The query is ${depth} levels deep; the limit is ${MAX_DEPTH}.`;
    if (aliases > MAX_ALIASES) return `The query has ${aliases} aliases; the limit is ${MAX_ALIASES}.`;
    if (cost > MAX_COST) return `The query costs ${cost}; the limit is ${MAX_COST}.`;
  }
  return undefined;
}

/** The depth is in levels of fields. Introspection counts as one; the standard validation rules limit it. */
const EMPTY = { depth: 0, aliases: 0, roots: 0, values: 0 };
type QuerySize = typeof EMPTY;

/** Counts a fragment wherever it is used, but measures it once, in linear time. */
export function measureQuery(document: DocumentNode, root: SelectionSetNode): QuerySize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, QuerySize>();

  function ofFragment(name: string): QuerySize {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, EMPTY);
    const size = ofSelections(fragments.get(name)?.selectionSet);
    measured.set(name, size);
    return size;
  }

  function ofSelection(node: SelectionNode): QuerySize {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const inner = ofSelections(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return inner;
    const name = node.name.value;
    const depth = name.startsWith('__') ? 1 : inner.depth + 1;
    const rows = node.selectionSet ? inner.values * (ROWS[name] ?? 1) : (SCALAR_LISTS[name] ?? 0);
    const values = 1 + rows;
    return { depth, aliases: inner.aliases + (node.alias ? 1 : 0), roots: 1, values };
  }

  function ofSelections(set: SelectionSetNode | undefined): QuerySize {
    return (set?.selections ?? []).map(ofSelection).reduce(add, EMPTY);
  }

  return ofSelections(root);
}

function add(a: QuerySize, b: QuerySize): QuerySize {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    roots: a.roots + b.roots,
    values: a.values + b.values,
  };
}
