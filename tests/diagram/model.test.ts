import { expect, test } from 'vitest';
import { assignFlows, findPaths, listNodes, readingOrder } from '../../lib/diagram/model';
import { readDiagram } from './read-diagram';

// Asserts the sample content.

const nodes = (ids: string) => [...ids].map((id) => ({ id, label: id.toUpperCase() }));
const edges = (pairs: string) =>
  pairs
    .split(' ')
    .filter(Boolean)
    .map(([from = '', to = '']) => ({ from, to }));

test.each([
  ['abc', '', 'abc'],
  ['abc', 'cb ba', 'cba'],
  ['abcd', 'ad db', 'adbc'],
  ['abcd', 'ab ac cd', 'acdb'],
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

const described = (paths: ReturnType<typeof findPaths>) =>
  paths.map(({ label, edges }) => `${label}: ${edges.map(({ from, to }) => from + to).join(' ')}`);

test('a path lists all edges that its source leads to, in the order of the path', () => {
  expect(described(findPaths(nodes('abcde'), edges('bd ab db de cb')))).toEqual([
    'From A: ab bd db de',
    'From C: cb bd db de',
  ]);
});

test('sources of the same path name start one path', () => {
  const named = nodes('abcd').map((node) => ('ab'.includes(node.id) ? { ...node, path: 'Import' } : node));
  expect(described(findPaths(named, edges('ac bc cd')))).toEqual(['Import: ac bc cd']);
});

test('an edge is drawn as part of the first path that it is on', () => {
  const links = edges('ab bc db de ab');
  expect(assignFlows(findPaths(nodes('abcde'), links), links)).toEqual([0, 0, 1, 1, 0]);
});

test('edges of a circle are on no path, and are drawn like those of the first', () => {
  const links = edges('ab ba');
  expect(findPaths(nodes('ab'), links)).toEqual([]);
  expect(assignFlows([], links)).toEqual([0, 0]);
});

test('the swimlane is listed from plan to production', () => {
  const swimlane = readDiagram('deployment-swimlane');
  const order = readingOrder(listNodes(swimlane), swimlane.edges).map(({ id }) => id);
  expect(order.join(' ')).toBe(
    'plan code commit build test package staging configure manual-approval smoke-tests production',
  );
});
