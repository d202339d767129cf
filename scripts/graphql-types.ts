import { readFileSync, writeFileSync } from 'node:fs';
import { schemaModules } from '../lib/graphql/schema-modules';

/** Writes what TypeScript needs to know of lib/graphql/schema.graphql; run it after every change of the schema. */
const modules = schemaModules(readFileSync('lib/graphql/schema.graphql', 'utf8'));
for (const [name, code] of Object.entries(modules)) writeFileSync(`lib/graphql/${name}`, code);
