import { readFileSync } from 'node:fs';
import { buildSchema, introspectionFromSchema } from 'graphql';

const FOLDER = 'lib/dev-stats/graphql';
const HEADER = '// biome-ignore-all format: generated from schema.graphql by `npm run generate`\n';

/** The CLI of gql.tada writes both, but needs the JavaScript API that TypeScript 7 no longer has. */
export function graphqlModules(): Record<string, string> {
  const sdl = readFileSync(`${FOLDER}/schema.graphql`, 'utf8');
  const { __schema } = introspectionFromSchema(buildSchema(sdl), { descriptions: false, schemaDescription: false });
  const types = __schema.types.filter((type) => !type.name.startsWith('__'));
  const introspection = { __schema: { ...__schema, types, directives: [] } };
  return {
    [`${FOLDER}/type-defs.ts`]: `${HEADER}export const typeDefs = ${JSON.stringify(sdl)};\n`,
    [`${FOLDER}/introspection.ts`]: `${HEADER}export type Introspection = ${JSON.stringify(introspection)};\n`,
  };
}
