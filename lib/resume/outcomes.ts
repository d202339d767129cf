import type { Role } from '../content/content';
import type { Outcome } from '../content/schema/outcome';

const SHOWN = 3;

/** The first results of the roles, newest role first, each with the name of its role. */
export function latestOutcomes(roles: Pick<Role, 'name' | 'outcomes'>[]): { role: string; outcome: Outcome }[] {
  return roles
    .flatMap(({ name, outcomes }) => (outcomes ?? []).map((outcome) => ({ role: name, outcome })))
    .slice(0, SHOWN);
}
