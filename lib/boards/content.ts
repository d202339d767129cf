import type { ActivityGroup } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatPeriod } from '../dates';
import type { SearchEntry, SectionContent } from '../section';
import { identify, listItems } from '../structured-data';

type BoardSeat = DocumentOf<'BoardSeat'>;

export const content: SectionContent = {
  pages: {
    '/boards': {
      type: 'CollectionPage',
      documents: getSeats,
      subject: () =>
        listItems(
          '/boards',
          getSeats().map((seat) => ({ item: describeOrganization(seat) })),
        ),
    },
  },
  entries,
};

function entries(): SearchEntry[] {
  return getSeats().map((seat) => ({
    kind: 'resume',
    name: seat.organization,
    href: `/boards#${seat.name}`,
    also: [seat.role],
    detail: `${seat.role}, ${formatSeatPeriod(seat)}`,
  }));
}

function getSeats(): BoardSeat[] {
  return getDocuments('BoardSeat');
}

export function groupSeats(): ActivityGroup[] {
  const groups = Map.groupBy(getSeats(), ({ to }) => (to ? 'Past' : 'Current'));
  return [...groups].map(([heading, seats]) => ({
    heading,
    entries: seats.map((seat) => {
      const { name, organization, url, role, description, body, mark } = seat;
      const when = formatSeatPeriod(seat);
      return { name, title: organization, href: url, where: role, when, description, body, links: [], mark };
    }),
  }));
}

function formatSeatPeriod({ from, to }: Pick<BoardSeat, 'from' | 'to'>): string {
  return formatPeriod({ startDate: from, endDate: to });
}

function describeOrganization({ name, organization, role, from, to, url }: BoardSeat) {
  return {
    '@type': 'Organization',
    ...identify('/boards', name),
    name: organization,
    ...(url && { url }),
    member: {
      '@type': 'OrganizationRole',
      roleName: role,
      startDate: calendarDate(from),
      ...(to && { endDate: calendarDate(to) }),
    },
  };
}
