import { expect, test } from 'vitest';
import { type Comment, formatDocument } from '@/lib/content/write/document';

const GEAR = {
  items: [
    { specs: 'Steel: grey', name: 'Pier', sensor: { height: 1, width: 2 }, fits: ['A', 'B'], primary: undefined },
    { name: 'Tripod', specs: 'Wood' },
  ],
  order: 1,
  title: 'Mounts',
  color: 'blue',
};

test('fields stand in the order of the schema, and the body below them', () => {
  expect(formatDocument('GearGroup', GEAR, '\n\n    code\n\n')).toBe(`---
title: Mounts
color: blue
order: 1
items:
  - name: Pier
    specs: "Steel: grey"
    sensor:
      width: 2
      height: 1
    fits:
      - A
      - B
  - name: Tripod
    specs: Wood
---

    code
`);
});

test('comments stand at the end of a line', () => {
  const comments: Comment[] = [
    { path: ['color'], text: 'TODO:\ncheck' },
    { path: ['items', 0, 'fits', 1], text: 'TODO: check' },
    { path: ['missing'], text: 'TODO: nowhere' },
  ];
  const text = formatDocument('GearGroup', GEAR, '', comments);
  expect(text).toContain('\ncolor: blue # TODO: check\n');
  expect(text).toContain('\n      - B # TODO: check\n');
  expect(text).not.toContain('nowhere');
});
