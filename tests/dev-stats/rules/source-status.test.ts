import { expect, test } from 'vitest';
import {
  type Collected,
  type Kept,
  knownUntil,
  mainSource,
  problemTexts,
} from '../../../lib/dev-stats/rules/source-status';

const day = (number: number) => `2026-11-${number}T08:30:00Z`;
const github = (outcome: string, last: number, collected: number | null): Collected =>
  ({
    ...{ source: 'github', outcome, lastAttemptAt: day(last) },
    collectedAt: collected && day(collected),
  }) as Collected;
const git: Collected = { source: 'git', outcome: 'ok', lastAttemptAt: day(20), collectedAt: day(20) };
const actions: Collected = { source: 'actions', outcome: 'partial', lastAttemptAt: day(21), collectedAt: day(21) };
const sample: Collected = { source: 'sample', outcome: 'ok', lastAttemptAt: day(19), collectedAt: day(19) };
const NOTHING: Kept = { staleRepositories: 0, profile: { staleTotals: [] } };

test.each<[string | undefined, string, Collected[], string?]>([
  [undefined, '2026-11-21', []],
  [undefined, '2026-11-21', [github('ok', 21, 21)]],
  ['2026-11-21', '2026-11-23', [github('failed', 23, 21), git]],
  // There it is still November 21.
  ['2026-11-21', '2026-11-23', [github('ok', 22, 22)], 'Etc/GMT+9'],
])('the last day with figures is %s on %s', (until, today, sources, timeZone = 'UTC') => {
  expect(knownUntil(sources, today, timeZone)).toBe(until);
});

test.each<[string[], Collected[], Kept | undefined]>([
  [[], [github('ok', 21, 21), git], NOTHING],
  [
    ['The collection from GitHub on Nov 22, 2026, 08:30 UTC failed. The figures are from the one before.'],
    [github('failed', 22, 21), git],
    NOTHING,
  ],
  [
    ['The collection from GitHub on Nov 22, 2026, 08:30 UTC couldn’t read everything. The rest is unchanged.'],
    [github('partial', 22, 22)],
    NOTHING,
  ],
  [
    ['2 repositories couldn’t be read on Nov 22, 2026, 08:30 UTC; the figures are from an earlier collection.'],
    [github('partial', 22, 22), git],
    { ...NOTHING, staleRepositories: 2 },
  ],
  [
    [
      'The collection from GitHub on Nov 22, 2026, 08:30 UTC was not permitted to read everything. Missing: commits in repositories of other owners.',
    ],
    [{ ...github('partial', 22, 22), missing: 'commits in repositories of other owners' }],
    NOTHING,
  ],
])('what went wrong: %j', (texts, sources, kept) => {
  expect(problemTexts(sources, kept)).toEqual(texts);
});

test('GitHub stands for the page, then clones, then the sample, and only with figures', () => {
  expect(mainSource([github('ok', 20, 20), { ...git, collectedAt: day(21) }])?.source).toBe('github');
  expect(mainSource([github('failed', 20, null), git])?.source).toBe('git');
  expect(mainSource([actions, sample])?.source).toBe('sample');
  expect(mainSource([actions])).toBeUndefined();
});
