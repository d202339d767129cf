import type { Article, BoardSeat, Talk } from '../content/activities';
import type { Mark } from '../content/visibility';
import { formatDay, formatPeriod } from '../dates';

/** A talk, an article or a board seat, as its page and the Markdown copy show it. */
export interface Activity {
  name: string;
  title: string;
  href?: string | undefined;
  /** Event, publication or role. */
  where: string;
  place?: string;
  when: string;
  description: string;
  body: { raw: string };
  links: { label: string; href: string }[];
  mark?: Mark | undefined;
}

export interface ActivityGroup {
  /** A year, or whether seats are current. */
  heading: string;
  entries: Activity[];
}

export function talkGroups(talks: Talk[]): ActivityGroup[] {
  return byYear(talks, (talk) => {
    const { name, title, url: href, event: where, place, date, description, body, slides, video, mark } = talk;
    const links = [
      ...(video ? [{ label: 'Video', href: video }] : []),
      ...(slides ? [{ label: 'Slides', href: slides }] : []),
    ];
    return { name, title, href, where, place, when: formatDay(date), description, body, links, mark };
  });
}

export function articleGroups(articles: Article[]): ActivityGroup[] {
  return byYear(articles, ({ name, title, url: href, publication: where, date, description, body, mark }) => {
    return { name, title, href, where, when: formatDay(date), description, body, links: [], mark };
  });
}

export function boardGroups(seats: BoardSeat[]): ActivityGroup[] {
  const groups = Map.groupBy(seats, ({ to }) => (to ? 'Past' : 'Current'));
  return [...groups].map(([heading, members]) => ({
    heading,
    entries: members.map(({ name, organization: title, url: href, role: where, description, body, mark, ...seat }) => {
      return { name, title, href, where, when: seatPeriod(seat), description, body, links: [], mark };
    }),
  }));
}

/** "Mar 2019 – Present" */
export function seatPeriod({ from, to }: Pick<BoardSeat, 'from' | 'to'>): string {
  return formatPeriod({ startDate: from, endDate: to });
}

function byYear<D extends { date: string }>(documents: D[], entryOf: (document: D) => Activity): ActivityGroup[] {
  const years = Map.groupBy(documents, ({ date }) => date.slice(0, 4));
  return [...years].map(([heading, members]) => ({ heading, entries: members.map(entryOf) }));
}
