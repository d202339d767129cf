import { expect, test } from 'vitest';
import { flowsOf, nodesOf, readingOrder, sourcesOf } from '../../lib/diagram/model';
import { readDiagram } from './read-diagram';

const nodes = (ids: string) => [...ids].map((id) => ({ id, label: id.toUpperCase() }));
const edges = (pairs: string) =>
  pairs
    .split(' ')
    .filter(Boolean)
    .map(([from = '', to = '']) => ({ from, to }));

test.each([
  ['abc', '', 'abc'],
  ['abc', 'cb ba', 'cba'],
  ['abcd', 'ad db', 'acdb'],
  ['abcd', 'ca', 'bcad'],
  ['abc', 'ab ba bc', 'abc'],
  ['abc', 'cc cb', 'acb'],
  ['ab', 'xa ab', 'ab'],
])('of the nodes %s with the edges "%s" the reading order is %s', (ids, pairs, order) => {
  expect(
    readingOrder(nodes(ids), edges(pairs))
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});

test('sources are the nodes without incoming edges', () => {
  expect(sourcesOf(nodes('abcd'), edges('ab cb')).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('an edge belongs to the first source whose path it is part of', () => {
  expect(flowsOf(nodes('abcde'), edges('ab bc db de ab'))).toEqual([0, 0, 1, 1, 0]);
});

test('edges of a circle belong to the first flow', () => {
  expect(flowsOf(nodes('ab'), edges('ab ba'))).toEqual([0, 0]);
});

test('the stack is listed along the request path, then along the release path', () => {
  const stack = readDiagram('architecture-stack');
  expect(readingOrder(nodesOf(stack), stack.edges).map(({ id }) => id)).toEqual([
    'next-client',
    'cdn',
    'ingress',
    'next-server',
    'graphql',
    'prisma',
    'redis',
    'ci',
    'docker',
    'registry',
    'migrations',
    'postgres',
    'helm',
    'staging',
    'production',
  ]);
});

test('the swimlane is listed from plan to production', () => {
  const swimlane = readDiagram('deployment-swimlane');
  const order = readingOrder(nodesOf(swimlane), swimlane.edges).map(({ id }) => id);
  expect(order.join(' ')).toBe(
    'plan code commit build test package staging configure manual-approval smoke-tests production',
  );
});
