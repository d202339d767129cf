import type { Role } from '../content/content';

/** Groups consecutive roles at one company, newest first. A return to a company starts a new group. */
export function groupByCompany<R extends Pick<Role, 'company'>>(roles: R[]): R[][] {
  const stays: R[][] = [];
  for (const role of roles) {
    const last = stays.at(-1);
    if (last?.[0]?.company === role.company) last.push(role);
    else stays.push([role]);
  }
  return stays;
}
