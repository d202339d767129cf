import { expect, test } from 'vitest';
import { statsScope } from '@/lib/dev-stats/rules/scope';

const profile = { statsRepo: 'rowan-hale/portfolio', statsTimezone: 'America/Los_Angeles' };
const unset = { statsRepo: undefined, statsTimezone: undefined };

test.each([
  ['the profile', profile, unset, 'rowan-hale/portfolio', 'America/Los_Angeles'],
  ['the environment over the profile', profile, { statsRepo: 'a/b', statsTimezone: 'Asia/Tokyo' }, 'a/b', 'Asia/Tokyo'],
  ['neither', {}, unset, undefined, 'UTC'],
])('repository and time zone come from %s', (_, given, env, repository, timeZone) => {
  const scope = statsScope({ profile: given, env });
  expect(scope.repository && `${scope.repository.owner}/${scope.repository.name}`).toBe(repository);
  expect(scope.timeZone).toBe(timeZone);
});
