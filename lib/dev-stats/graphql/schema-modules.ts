import { buildSchema, introspectionFromSchema } from 'graphql';

const HEADER = '// biome-ignore-all format: written by scripts/graphql-types.ts from schema.graphql\n';

/** The schema as a bundle can carry it (type-defs.ts) and as TypeScript can reason about it (introspection.ts). */
export function schemaModules(sdl: string): Record<'type-defs.ts' | 'introspection.ts', string> {
  const { __schema } = introspectionFromSchema(buildSchema(sdl), { descriptions: false, schemaDescription: false });
  const types = __schema.types.filter((type) => !type.name.startsWith('__'));
  const introspection = { __schema: { ...__schema, types, directives: [] } };
  return {
    'type-defs.ts': `${HEADER}export const typeDefs = ${JSON.stringify(sdl)};\n`,
    'introspection.ts': `${HEADER}export type Introspection = ${JSON.stringify(introspection)};\n`,
  };
}
