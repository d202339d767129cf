import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import * as documents from '../../../lib/dev-stats/graphql/documents';
import { measureQuery, ROWS, SCALAR_LISTS } from '../../../lib/dev-stats/graphql/query-limits';
import { graphqlModules } from '../../../scripts/generate/graphql-modules';
import { ask, testApi } from './api';

const published = buildSchema(readFileSync('lib/dev-stats/graphql/schema.graphql', 'utf8'));

test('the modules generated from schema.graphql are up to date; otherwise run npm run generate', () => {
  for (const [path, code] of Object.entries(graphqlModules())) expect(readFileSync(path, 'utf8')).toBe(code);
});

test('every list has a number of rows, which the cost of a query counts', () => {
  const lists = Object.values(published.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()))
    .filter(({ type }) => isListType(getNullableType(type)));
  const named = (isCounted: (type: GraphQLNamedType) => boolean) =>
    [...new Set(lists.filter(({ type }) => isCounted(getNamedType(type))).map(({ name }) => name))].toSorted();
  expect(Object.keys(SCALAR_LISTS).toSorted()).toEqual(named(({ name }) => /^(Int|Float|Date)$/.test(name)));
  expect(Object.keys(ROWS).toSorted()).toEqual(named(isObjectType));
});

test('the full introspection query is within the limits', async () => {
  const { data } = await ask(testApi(), getIntrospectionQuery());
  expect(Object.keys(buildClientSchema(data).getQueryType()?.getFields() ?? {})).toHaveLength(10);
});

test.each([
  ['{ a b c }', { depth: 1, aliases: 0, roots: 3, values: 3 }],
  ['{ x: a { y: b } }', { depth: 2, aliases: 2, roots: 1, values: 2 }],
  ['{ ...F ...F } fragment F on Query { z: a { b } }', { depth: 2, aliases: 2, roots: 2, values: 4 }],
  ['{ ... on Query { a { ... { b } } } }', { depth: 2, aliases: 0, roots: 1, values: 2 }],
  ['{ ...F } fragment F on Query { a ...F }', { depth: 1, aliases: 0, roots: 1, values: 1 }],
  ['{ __schema { types { name } } }', { depth: 1, aliases: 0, roots: 1, values: 3 }],
  ['{ prFacts { number author } }', { depth: 2, aliases: 0, roots: 1, values: 201 }],
  ['{ history { dates hourlyCommits } }', { depth: 2, aliases: 0, roots: 1, values: 8503 }],
  ['{ projects { edges { node { tags { name } } } } }', { depth: 5, aliases: 0, roots: 1, values: 702 }],
])('the size of %s', (query, size) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('the operation comes first');
  expect(measureQuery(document, operation.selectionSet)).toEqual(size);
});

test('every document of the site is valid and within the limits', async () => {
  const variables = { id: 'a', owner: 'a', repo: 'b', bucket: 'week', scope: 'user:a' };
  for (const [name, document] of Object.entries(documents)) {
    const { errors } = await ask(testApi(), document, variables);
    expect(errors, name).toBeUndefined();
  }
});
