import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, introspectionFromSchema } from 'graphql';

/**
 * Writes the modules generated from lib/dev-stats/graphql/schema.graphql. Run it after changing the schema. The CLI of
 * gql.tada does the same, but needs the JavaScript API that TypeScript 7 no longer has.
 */
const FOLDER = 'lib/dev-stats/graphql';
const HEADER = '// biome-ignore-all format: generated from schema.graphql by `npm run graphql:types`\n';

/** type-defs.ts is the schema for the server bundle, introspection.ts the schema for the type checker. */
export function generateModules(): Record<string, string> {
  const sdl = readFileSync(`${FOLDER}/schema.graphql`, 'utf8');
  const { __schema } = introspectionFromSchema(buildSchema(sdl), { descriptions: false, schemaDescription: false });
  const types = __schema.types.filter((type) => !type.name.startsWith('__'));
  const introspection = { __schema: { ...__schema, types, directives: [] } };
  return {
    [`${FOLDER}/type-defs.ts`]: `${HEADER}export const typeDefs = ${JSON.stringify(sdl)};\n`,
    [`${FOLDER}/introspection.ts`]: `${HEADER}export type Introspection = ${JSON.stringify(introspection)};\n`,
  };
}

if (import.meta.main) for (const [path, code] of Object.entries(generateModules())) writeFileSync(path, code);
