import { expect, test } from 'vitest';
import { DEFINITION_GROUPS, type Definition, type DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';

const all: Definition[] = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);
const textOf = (id: DefinitionId) => all.find((definition) => definition.id === id)?.text;

test('every definition has a unique anchor', () => {
  const anchors = [...DEFINITION_GROUPS.map(({ id }) => id), ...all.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('the linked definitions exist', () => {
  const needed = [
    'streak',
    'commit-ownership',
    'success-rate',
    'retry-rate',
    'queue-time',
    'cycle-time',
    'language-share',
    'language-of-a-file',
    'repository',
  ];
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(needed));
});

test('the texts contain the constants of the computation', () => {
  expect(textOf('intensity')).toContain('low up to 25%, medium up to 50%, high up to 75%');
  expect(textOf('success-rate')).toContain(
    'with the conclusion success, as a share of those with success, failure, timed out or startup failure',
  );
  expect(textOf('success-rate')).toContain('Green from 90%, yellow from 70%');
  expect(textOf('implausible-date')).toContain('before 1990-01-01, or more than 1 day after the collection');
  expect(textOf('average-per-hour')).toContain('the last 90 days divided by the 168 slots');
  expect(textOf('minutes')).toContain('Ubuntu 1×, Windows 2×, macOS 10×');
  expect(textOf('achievements')).toContain('Code Contributor: 100 commits. Pull Request Pro: 10 pull requests.');
});

test('every definition has a window, a source and a collection time', () => {
  for (const { window, source, collected } of all) {
    expect([window, source, collected].every((fact) => /^[A-Z].+[^.]$/.test(fact))).toBe(true);
    expect(collected).toContain('npm run collect -- ');
  }
  const windowOf = (id: DefinitionId) => all.find((definition) => definition.id === id)?.window;
  expect(windowOf('intensity')).toContain('last 90 days for hours, 53 weeks for days');
  expect(windowOf('weekly-activity')).toContain('the 6 days before');
  expect(windowOf('success-rate')).toContain('last 4 weeks');
});
