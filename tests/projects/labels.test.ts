import { expect, test } from 'vitest';
import { roleLabel, STATUS_COLOR, STATUS_LABEL, typeLabel } from '@/lib/projects/labels';

test.each([
  ['ACTIVE', 'Active', 'green'],
  ['COMPLETED', 'Completed', 'blue'],
  ['ON_HOLD', 'On Hold', 'yellow'],
  ['ARCHIVED', 'Archived', 'gray'],
] as const)('a card says of %s: %s, in %s', (status, label, color) => {
  expect(STATUS_LABEL[status]).toBe(label);
  expect(STATUS_COLOR[status]).toBe(color);
});

test.each([
  ['tabletop', 'Tabletop', 'Designer & Developer'],
  ['full-stack', 'Full-Stack', 'Full-Stack Developer'],
  [undefined, 'Full-Stack', 'Full-Stack Developer'],
] as const)('a project of the kind %s is %s work by a %s', (kind, type, role) => {
  expect(typeLabel({ kind })).toBe(type);
  expect(roleLabel({ kind })).toBe(role);
});
