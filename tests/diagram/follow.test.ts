import { expect, test } from 'vitest';
import { litByNode, litByStep } from '../../lib/diagram/follow';

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
