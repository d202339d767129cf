import { readFileSync, writeFileSync } from 'node:fs';
import { schemaModules } from '../lib/dev-stats/graphql/schema-modules';

/** Writes what TypeScript needs to know of lib/dev-stats/graphql/schema.graphql; run it after every change of the schema. */
const modules = schemaModules(readFileSync('lib/dev-stats/graphql/schema.graphql', 'utf8'));
for (const [name, code] of Object.entries(modules)) writeFileSync(`lib/dev-stats/graphql/${name}`, code);
