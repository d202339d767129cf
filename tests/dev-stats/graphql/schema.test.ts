import { readFileSync } from 'node:fs';
import { buildClientSchema, getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { measure } from '../../../lib/dev-stats/graphql/measure';
import { schemaModules } from '../../../lib/dev-stats/graphql/schema-modules';
import { ask, testApi } from './api';

test('what is written from schema.graphql is up to date; else run scripts/graphql-types.ts', () => {
  const modules = schemaModules(readFileSync('lib/dev-stats/graphql/schema.graphql', 'utf8'));
  for (const [name, code] of Object.entries(modules))
    expect(readFileSync(`lib/dev-stats/graphql/${name}`, 'utf8')).toBe(code);
});

test('tools may ask for the whole schema, within the limits', async () => {
  const { data } = await ask(testApi(), getIntrospectionQuery());
  expect(Object.keys(buildClientSchema(data).getQueryType()?.getFields() ?? {})).toHaveLength(8);
});

test.each([
  ['{ a b c }', { depth: 1, aliases: 0, fields: 3 }],
  ['{ x: a { y: b } }', { depth: 2, aliases: 2, fields: 2 }],
  ['{ ...F ...F } fragment F on Query { z: a { b } }', { depth: 2, aliases: 2, fields: 4 }],
  ['{ ... on Query { a { ... { b } } } }', { depth: 2, aliases: 0, fields: 2 }],
  ['{ ...F } fragment F on Query { a ...F }', { depth: 1, aliases: 0, fields: 1 }],
  ['{ __schema { types { name } } }', { depth: 1, aliases: 0, fields: 3 }],
])('%s is measured', (query, size) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('the operation comes first');
  expect(measure(operation, document)).toEqual(size);
});
