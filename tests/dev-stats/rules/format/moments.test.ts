import { expect, test } from 'vitest';
import { formatAge, formatMoment } from '@/lib/dev-stats/rules/format/moments';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-01-05T00:05:00Z', 'Jan 5, 2026, 00:05 UTC'],
  ['2026-11-21T23:00:00-02:00', 'Nov 22, 2026, 01:00 UTC'],
  [null, '—'],
])('%s reads "%s"', (iso, text) => {
  expect(formatMoment(iso)).toBe(text);
});

test.each([
  ['2026-11-21T12:00:00Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-14T12:00:00Z', '7 days ago'],
])('at noon, the age of %s is "%s"', (iso, text) => {
  expect(formatAge(iso, NOW)).toBe(text);
});
