import { type Activity, type ActivityGroup, groupByYear } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatDay, formatMonth } from '../dates';
import type { SearchEntry, SectionContent } from '../section';
import { identify, listItems, PERSON } from '../structured-data';

type Talk = DocumentOf<'Talk'>;

export const content: SectionContent = {
  pages: {
    '/talks': {
      type: 'CollectionPage',
      documents: getTalks,
      subject: () =>
        listItems(
          '/talks',
          getTalks().map((talk) => ({ item: describeEvent(talk) })),
        ),
    },
  },
  entries,
};

function entries(): SearchEntry[] {
  return getTalks().map(({ name, title, event, date }) => ({
    kind: 'resume',
    name: title,
    href: `/talks#${name}`,
    also: [event],
    detail: `Talk, ${event}, ${formatMonth(date)}`,
  }));
}

function getTalks(): Talk[] {
  return getDocuments('Talk');
}

export function groupTalks(): ActivityGroup[] {
  return groupByYear(getTalks(), describeTalk);
}

function describeTalk({
  name,
  title,
  url,
  event,
  place,
  date,
  description,
  body,
  slides,
  video,
  mark,
}: Talk): Activity {
  const links = [
    ...(video ? [{ label: 'Video', href: video }] : []),
    ...(slides ? [{ label: 'Slides', href: slides }] : []),
  ];
  return { name, title, href: url, where: event, place, when: formatDay(date), description, body, links, mark };
}

function describeEvent({ name, title, description, date, event, place, url, video }: Talk) {
  return {
    '@type': 'Event',
    ...identify('/talks', name),
    name: title,
    description,
    startDate: calendarDate(date),
    performer: PERSON,
    location: { '@type': 'Place', name: place },
    superEvent: { '@type': 'Event', name: event, startDate: calendarDate(date) },
    ...(url && { url }),
    ...(video && { recordedIn: { '@type': 'CreativeWork', name: title, url: video } }),
  };
}
