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

test('comments stand at the end of a line, above a field, or where a field is left out', () => {
  const comments: Comment[] = [
    { path: ['color'], text: 'TODO:\ncheck' },
    { path: ['title'], text: 'A heading.', isAbove: true },
    { path: ['items'], text: 'What it is made of.', isAbove: true },
    { path: ['items', 0, 'name'], text: 'As sold.', isAbove: true },
    { path: ['items', 0, 'primary'], text: 'primary: true', isAbove: true },
    { path: ['items', 0, 'pixelSize'], text: 'pixelSize: 10', isAbove: true },
    { path: ['items', 0, 'fits', 1], text: 'TODO: check' },
    { path: ['updated'], text: 'Date.\nupdated: 2026-11-22', isAbove: true },
    { path: ['missing'], text: 'TODO: nowhere' },
  ];
  expect(formatDocument('GearGroup', GEAR, '', comments)).toBe(`---
# A heading.
title: Mounts
color: blue # TODO: check
order: 1
# What it is made of.
items:
  # As sold.
  - name: Pier
    specs: "Steel: grey"
    # primary: true
    # pixelSize: 10
    sensor:
      width: 2
      height: 1
    fits:
      - A
      - B # TODO: check
  - name: Tripod
    specs: Wood
# Date.
# updated: 2026-11-22
---
`);
});
