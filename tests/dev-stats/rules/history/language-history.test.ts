import { expect, test } from 'vitest';
import { codeCommits, languageShares, languagesIn } from '@/lib/dev-stats/rules/history/language-history';

const RANGE = { from: '2026-01-01', to: '2026-03-31' };
const language = (name: string, days: Record<string, [commits: number, weight: number]>) => ({
  name,
  dates: Object.keys(days),
  commits: Object.values(days).map(([commits]) => commits),
  weights: Object.values(days).map(([, weight]) => weight),
});
const GO = language('Go', { '2025-12-31': [9, 9], '2026-01-05': [10, 5], '2026-03-01': [10, 10] });
const RUST = language('Rust', { '2026-01-05': [20, 15], '2026-03-01': [30, 30] });
const OLD = language('Perl', { '2025-06-01': [1, 1] });

test('languages of a range, largest share first', () => {
  expect(languagesIn([OLD, GO, RUST], RANGE)).toEqual([
    { name: 'Rust', commits: 50, weight: 45, share: 75, days: RUST },
    { name: 'Go', commits: 20, weight: 15, share: 25, days: GO },
  ]);
});

test('shares of each month add up to 100; a month with fewer than 20 commits has none', () => {
  const few = language('C', { '2026-02-01': [19, 19] });
  expect(codeCommits([GO, RUST, few], RANGE, 'month')).toEqual([20, 19, 40]);
  expect(languageShares([GO, RUST], RANGE, 'month')).toEqual([
    { name: 'Rust', values: [75, null, 75] },
    { name: 'Go', values: [25, null, 25] },
  ]);
});

test('from the sixth on, languages are added up', () => {
  const seven = Array.from({ length: 7 }, (_, index) =>
    language(`L${index}`, { '2026-01-05': [10, 10 * (7 - index)] }),
  );
  const shares = languageShares(seven, { from: '2026-01-05', to: '2026-01-05' }, 'day');
  expect(shares.map(({ name }) => name)).toEqual(['L0', 'L1', 'L2', 'L3', 'L4', 'Others']);
  expect(shares.at(-1)?.values[0]).toBe(10.7);
});
