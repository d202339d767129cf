import { expect, test } from 'vitest';
import { DEFINITION_GROUPS, type Definition } from '@/lib/dev-stats/rules/definitions/definitions';

const all: Definition[] = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);

test('every definition has a unique anchor', () => {
  const anchors = [...DEFINITION_GROUPS.map(({ id }) => id), ...all.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
