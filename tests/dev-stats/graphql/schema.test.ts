import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from '../../../lib/dev-stats/graphql/documents';
import { measureQuery } from '../../../lib/dev-stats/graphql/limits';
import { generateModules } from '../../../scripts/graphql-types';
import { ask, testApi } from './api';

test('the modules generated from schema.graphql are up to date; otherwise run npm run graphql:types', () => {
  for (const [path, code] of Object.entries(generateModules())) expect(readFileSync(path, 'utf8')).toBe(code);
});

test.each(Object.entries(documents))('%s selects only fields of the schema', (_, document) => {
  const schema = buildSchema(readFileSync('lib/dev-stats/graphql/schema.graphql', 'utf8'));
  expect(validate(schema, parse(document))).toEqual([]);
});

test('the full introspection query is within the limits', async () => {
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
])('the size of %s', (query, size) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('the operation comes first');
  expect(measureQuery(document, operation.selectionSet)).toEqual(size);
});
