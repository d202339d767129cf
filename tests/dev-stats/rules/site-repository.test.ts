import { expect, test } from 'vitest';
import { authorTime } from '@/lib/dev-stats/rules/author-time';
import {
  hourReading,
  type SiteRepository,
  summarizeRepository,
  weeksReading,
  workReading,
} from '@/lib/dev-stats/rules/site-repository';

/** Commits at these instants, by authors in UTC. */
function repositoryOf(...instants: string[]): SiteRepository {
  const times = instants.map((instant) => authorTime(Date.parse(instant) / 1000, 0));
  const found = summarizeRepository({ commit: '0123456789', times, bytes: undefined, tags: [] });
  if (!found) throw new Error('no commits');
  return found;
}

test('a young repository shows twelve weeks, an old one the last 53', () => {
  const young = repositoryOf('2026-11-20T08:00:00Z', '2026-11-22T23:59:59Z');
  expect([young.weeks[0], young.weeks.length, young.weekly.at(-1)]).toEqual(['2026-08-31', 12, 2]);
  const old = repositoryOf('2020-01-01T08:00:00Z', '2025-11-17T08:00:00Z', '2026-11-22T08:00:00Z');
  expect([old.weeks[0], old.weeks.length, old.weekly[0]]).toEqual(['2025-11-17', 53, 1]);
});

test('the smallest languages are shown together', () => {
  const bytes = new Map([...'abcdefgh'].map((name, index) => [name, 100 - index]));
  const times = [authorTime(1_700_000_000, 0)];
  const { languages } = summarizeRepository({ commit: 'c', times, bytes, tags: [] }) ?? {};
  expect(languages?.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'Other']);
  expect(languages?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 1);
});

test('the sentences name the sum, the busiest week and the busiest hour', () => {
  const repository = repositoryOf('2026-11-02T23:10:00Z', '2026-11-16T08:00:00Z', '2026-11-17T08:59:00Z');
  expect(workReading(repository)).toBe('3 commits since November 2, 2026.');
  expect(workReading({ ...repository, tags: 2 })).toBe('3 commits and 2 releases since November 2, 2026.');
  expect(weeksReading(repository)).toBe('Commits in 2 of 12 weeks; the most, 2, in the week of Nov 16, 2026.');
  expect(hourReading(repository)).toBe('The busiest hour is 08:00 to 09:00, with 2 of 3 commits.');
});
