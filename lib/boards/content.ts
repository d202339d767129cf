import { type Activity, activityContent } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatPeriod, hasEnded } from '../dates';
import { identify } from '../structured-data';

type Seat = DocumentOf<'BoardSeat'>;

export const content = activityContent('/boards', () => getDocuments('BoardSeat').toSorted(currentFirst), describeSeat);

function currentFirst(a: Seat, b: Seat): number {
  return Number(hasEnded({ endDate: a.to })) - Number(hasEnded({ endDate: b.to })) || b.from.localeCompare(a.from);
}

function describeSeat({ name, organization, role, from, to, url, description, body, mark }: Seat): Activity {
  const when = formatPeriod({ startDate: from, endDate: to });
  const dates = { startDate: calendarDate(from), ...(to && { endDate: calendarDate(to) }) };
  return {
    name,
    title: organization,
    href: url,
    where: role,
    when,
    group: hasEnded({ endDate: to }) ? 'Past' : 'Current',
    description,
    body,
    mark,
    search: { also: [role], detail: `${role}, ${when}` },
    thing: {
      '@type': 'Organization',
      ...identify('/boards', name),
      name: organization,
      ...(url && { url }),
      member: { '@type': 'OrganizationRole', roleName: role, ...dates },
    },
    resume: {
      kind: 'board',
      name: role,
      issuer: organization,
      date: when,
      days: [from, ...(to ? [to] : [])],
      json: { organization, position: role, ...(url && { url }), ...dates, summary: description },
    },
  };
}
