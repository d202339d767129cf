import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/check/check';
import { KNOWN_MUTANTS } from './known-mutants';
import { problemsOf } from './real-content';

// Asserts the sample content.

test('the mutations reach many places', () => {
  expect(KNOWN_MUTANTS.flatMap(([, mutants]) => mutants).length).toBeGreaterThan(200);
});

test.each(KNOWN_MUTANTS)(
  '%s is reported on its line, in every document that has one',
  (_, mutants) => {
    const unreported = mutants.filter(({ path, text, place, report }) => {
      const found = problemsOf(path, text).map(formatProblem);
      return !found.some((line) => line.startsWith(place) && line.includes(report));
    });
    expect(unreported.map(({ place, report }) => place + report)).toEqual([]);
  },
  60_000,
);
