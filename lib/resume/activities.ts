import type { Article, BoardSeat, Talk } from '../content/activities';
import { calendarDate, formatMonth } from '../dates';
import { seatPeriod } from './activity-entries';

/** Entries of each kind on the résumé. The pages of the site have all. */
export const SHOWN_ACTIVITIES = 4;

type Fields<D> = Omit<D, '_id' | '_raw' | '_type' | 'body' | 'name'>;

/** Newest first. */
export interface ResumeActivities {
  boards: Fields<BoardSeat>[];
  talks: Fields<Talk>[];
  articles: Fields<Article>[];
}

interface Row {
  name: string;
  issuer: string;
  date: string;
}

interface List {
  heading: string;
  path: string;
  rows: Row[];
}

export function activityLists(activities: ResumeActivities | undefined, shown = SHOWN_ACTIVITIES): List[] {
  const { boards = [], talks = [], articles = [] } = activities ?? {};
  return [
    {
      ...{ heading: 'Board Seats', path: '/boards' },
      rows: boards.map(({ role, organization, ...seat }) => ({
        name: role,
        issuer: organization,
        date: seatPeriod(seat),
      })),
    },
    {
      ...{ heading: 'Talks', path: '/talks' },
      rows: talks.map(({ title, event, date }) => ({ name: title, issuer: event, date: formatMonth(date) })),
    },
    {
      ...{ heading: 'Publications', path: '/writing' },
      rows: articles.map(({ title, publication, date }) => ({
        name: title,
        issuer: publication,
        date: formatMonth(date),
      })),
    },
  ].flatMap(({ rows, ...list }) => (Math.min(rows.length, shown) > 0 ? [{ ...list, rows: rows.slice(0, shown) }] : []));
}

/** One list for paper, where each heading takes the room of three entries: "Board Seats, Talks & Publications". */
export function joinedList(activities: ResumeActivities | undefined, shown?: number): Omit<List, 'path'> {
  const lists = activityLists(activities, shown);
  const headings = lists.map(({ heading }) => heading);
  const heading = [headings.slice(0, -1).join(', '), headings.at(-1) ?? ''].filter(Boolean).join(' & ');
  return { heading, rows: lists.flatMap(({ rows }) => rows) };
}

/** Parts of JSON Resume: seats are volunteer work, talks and articles are publications. */
export function jsonActivities({ boards, talks, articles }: ResumeActivities) {
  const publications = [
    ...articles.map(({ title, publication, date, url, description }) => {
      return { name: title, publisher: publication, releaseDate: calendarDate(date), url, summary: description };
    }),
    ...talks.map(({ title, event, date, url, video, slides, description }) => {
      const address = [url, video, slides].find((link) => link?.startsWith('http'));
      const facts = { name: title, publisher: event, releaseDate: calendarDate(date) };
      return { ...facts, ...(address && { url: address }), summary: description };
    }),
  ];
  const volunteer = boards.map(({ organization, role, from, to, url, description }) => ({
    ...{ organization, position: role, ...(url && { url }), startDate: calendarDate(from) },
    ...{ ...(to && { endDate: calendarDate(to) }), summary: description },
  }));
  return { ...(volunteer.length > 0 && { volunteer }), ...(publications.length > 0 && { publications }) };
}
