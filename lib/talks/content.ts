import { type Activity, activityContent, byDate, describePublication } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatMonth } from '../dates';
import { identify, PERSON } from '../structured-data';

export const content = activityContent('/talks', () => getDocuments('Talk').toSorted(byDate), describeTalk);

function describeTalk(talk: DocumentOf<'Talk'>): Activity {
  const { name, title, url, event, place, date, description, slides, video } = talk;
  const address = [url, video, slides].find((link) => link?.startsWith('http'));
  return {
    ...describePublication('talk', talk, event, address),
    href: url,
    place,
    links: [
      ...(video ? [{ label: 'Video', href: video }] : []),
      ...(slides ? [{ label: 'Slides', href: slides }] : []),
    ],
    search: { also: [event], detail: `Talk, ${event}, ${formatMonth(date)}` },
    thing: {
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
    },
  };
}
