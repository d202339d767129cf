import { expect, test } from 'vitest';
import { litByNode, litByStep } from '../../lib/diagram/follow';
import { walksOf } from '../../lib/diagram/outline';
import { readDiagram } from './read-diagram';

// Asserts the sample content.

const stack = readDiagram('architecture-stack');
const links = (pairs: string) => pairs.split(' ').map(([from = '', to = '']) => ({ from, to }));
const nodesOf = (lit: ReturnType<typeof litByNode>) => [...(lit?.nodes ?? [])].sort().join('');

test.each([
  ['b', 'ab bc xc cd', 'abcd'],
  ['x', 'ab bc xc cd', 'cdx'],
  ['c', 'ab bc xc cd', 'abcdx'],
  ['b', 'ab ac bd cd', 'abd'],
  ['a', 'ab ba bc', 'abc'],
])('a node lights what leads to it and what follows: %s of %s is %s', (node, pairs, lit) => {
  expect(nodesOf(litByNode(node, links(pairs)))).toBe(lit);
});

test('a node without links lights nothing', () => {
  expect(litByNode('x', links('ab'))).toBeUndefined();
});

test('only links between lit nodes that are on the way are lit', () => {
  expect([...(litByNode('b', links('ab ac bd cd'))?.links ?? [])]).toEqual(['a b', 'b d']);
});

test('a step lights the way so far and marks its own link', () => {
  const lit = litByStep(links('ab bc'));
  expect([nodesOf(lit), lit?.links, lit?.now]).toEqual(['abc', new Set(['a b', 'b c']), 'b c']);
  expect(litByStep([])).toBeUndefined();
});

test('each path can be followed link by link', () => {
  const walks = walksOf(stack);
  expect(walks.map(({ title, steps }) => [title, steps.length])).toEqual([
    ['Request path', 9],
    ['Release path', 7],
  ]);
  expect(walks[0]?.steps.slice(0, 3)).toEqual([
    { from: 'next-client', to: 'cdn', text: 'Next.js client to CDN (HTTPS)' },
    { from: 'cdn', to: 'ingress', text: 'CDN to Ingress (cache miss)' },
    { from: 'ingress', to: 'next-server', text: 'Ingress to Next.js server (pages)' },
  ]);
});
