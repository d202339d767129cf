import { getArticles, getBoardSeats, getTalks } from '../../content/activities';
import { calendarDate } from '../../dates';
import { ORIGIN } from '../build';
import type { Page } from '../pages';
import { PERSON } from './site';

export function activityList(page: Page) {
  const items = itemsOf(page.path);
  if (!items) return undefined;
  return {
    '@type': 'ItemList' as const,
    '@id': `${ORIGIN}${page.path}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, item })),
  };
}

function itemsOf(path: string) {
  if (path === '/talks') return getTalks().map(talkThing);
  if (path === '/writing') return getArticles().map(articleThing);
  return path === '/boards' ? getBoardSeats().map(seatThing) : undefined;
}

function talkThing({ name, title, description, date, event, place, url, video }: ReturnType<typeof getTalks>[number]) {
  return {
    '@type': 'Event' as const,
    '@id': `${ORIGIN}/talks#${name}`,
    ...{ name: title, description, startDate: calendarDate(date), performer: PERSON },
    location: { '@type': 'Place' as const, name: place },
    superEvent: { '@type': 'Event' as const, name: event, startDate: calendarDate(date) },
    ...(url && { url }),
    ...(video && { recordedIn: { '@type': 'CreativeWork' as const, name: title, url: video } }),
  };
}

function articleThing({ name, title, description, date, publication, url }: ReturnType<typeof getArticles>[number]) {
  return {
    '@type': 'Article' as const,
    '@id': `${ORIGIN}/writing#${name}`,
    ...{ headline: title, description, datePublished: calendarDate(date), author: PERSON, url },
    publisher: { '@type': 'Organization' as const, name: publication },
  };
}

function seatThing({ name, organization, role, from, to, url }: ReturnType<typeof getBoardSeats>[number]) {
  return {
    '@type': 'Organization' as const,
    '@id': `${ORIGIN}/boards#${name}`,
    ...{ name: organization, ...(url && { url }) },
    member: {
      '@type': 'OrganizationRole' as const,
      ...{ roleName: role, startDate: calendarDate(from), ...(to && { endDate: calendarDate(to) }) },
    },
  };
}
