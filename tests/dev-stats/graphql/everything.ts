import { buildSchema, type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { typeDefs } from '../../../lib/dev-stats/graphql/type-defs';

const PIPELINE = 'owner: "rowan-hale", repo: "portfolio"';
const ARGUMENTS: Readonly<Record<string, string>> = {
  githubRepository: '(id: "sample:eng-insights-platform")',
  actionsSummary: `(${PIPELINE}, bucket: month, since: "2026-09-01T00:00:00Z", until: "2027-01-01T00:00:00+01:00")`,
  actionsRuns: `(${PIPELINE}, workflowName: "CI", conclusion: "success")`,
  actionsBilling: '(scope: "user:rowan-hale")',
  prFacts: `(${PIPELINE})`,
  delivery: `(${PIPELINE})`,
  projects: '(first: 100)',
  astroPhotos: '(first: 100)',
};

/** Every field of the schema, once. */
export const EVERYTHING = `query Everything ${select(buildSchema(typeDefs).getType('Query'))}`;

function select(type: GraphQLNamedType | undefined): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields());
  return `{ ${fields.map(({ name, type }) => `${name}${ARGUMENTS[name] ?? ''} ${select(getNamedType(type))}`).join(' ')} }`;
}
