import type { Role } from '../content/content';

export interface Company<R> {
  company: string;
  location?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | null | undefined;
  roles: R[];
}

type Stay = Pick<Role, 'company' | 'location' | 'startDate' | 'endDate'>;

/** Groups consecutive roles at one company, newest first. A return to a company starts a new group. */
export function groupByCompany<R extends Stay>(roles: R[]): Company<R>[] {
  const companies: Company<R>[] = [];
  for (const role of roles) {
    const last = companies.at(-1);
    if (last?.company !== role.company) {
      const { company, location, startDate, endDate } = role;
      companies.push({ company, location, startDate, endDate, roles: [role] });
    } else {
      last.roles.push(role);
      last.startDate = role.startDate;
      last.endDate = last.roles.some(({ endDate }) => !endDate) ? null : last.endDate;
    }
  }
  return companies;
}
