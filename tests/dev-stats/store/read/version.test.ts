import { expect, test } from 'vitest';
import { describeVersion } from '../../../../lib/dev-stats/store/read/state';
import type { Pointers } from '../../../../lib/dev-stats/store/schema/collections';

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
const withoutSources = (pointers: Pointers) => ({ pointers, sources: [] });
const killed = {
  source: 'git',
  lastAttemptAt: '2026-11-02T00:00:00Z',
  collectedAt: null,
  missing: null,
} as const;

test.each([
  ['nothing and something', withoutSources({}), withoutSources({ stats: first })],
  [
    'one collection and the next',
    withoutSources({ stats: first }),
    withoutSources({ stats: { ...first, version: 2 } }),
  ],
  [
    'figures and pipelines',
    withoutSources({ stats: first }),
    withoutSources({ actions: { ...first, family: 'actions' } }),
  ],
  [
    'a store and the one that took its place',
    withoutSources({ stats: first }),
    withoutSources({ stats: pointer(1, '2026-11-02T00:00:00.000Z') }),
  ],
  [
    'a running collection and a silent one',
    withoutSources({ stats: first }),
    { pointers: { stats: first }, sources: [{ ...killed, outcome: 'interrupted' as const }] },
  ],
])('%s have different versions', (_, one, other) => {
  expect(describeVersion(one)).not.toBe(describeVersion(other));
  expect(describeVersion(one)).toBe(describeVersion({ ...one }));
});
