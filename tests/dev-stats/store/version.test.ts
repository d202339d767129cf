import { expect, test } from 'vitest';
import { versionOf } from '../../../lib/dev-stats/store/read-pointers';

const pointer = (version: number, lastSyncAt: string) => ({
  family: 'stats' as const,
  snapshot: version,
  version,
  lastSyncAt,
  lastSyncOk: true,
  sample: false,
  timeZone: 'UTC',
});
const first = pointer(1, '2026-11-01T00:00:00.000Z');

test.each([
  ['nothing and something', {}, { stats: first }],
  ['one collection and the next', { stats: first }, { stats: { ...first, version: 2 } }],
  ['figures and pipelines', { stats: first }, { actions: { ...first, family: 'actions' as const } }],
  ['a store and the one that took its place', { stats: first }, { stats: pointer(1, '2026-11-02T00:00:00.000Z') }],
])('%s have different versions', (_, one, other) => {
  expect(versionOf(one)).not.toBe(versionOf(other));
  expect(versionOf(one)).toBe(versionOf({ ...one }));
});
