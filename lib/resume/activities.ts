import type { ResumeActivity } from '../section';

/** Entries of each kind on the résumé. The pages of the site have all. */
export const SHOWN_ACTIVITIES = 4;

/** In the order of the résumé. */
const HEADINGS = { board: 'Board Seats', talk: 'Talks', publication: 'Publications' } as const;

const KINDS = Object.keys(HEADINGS) as ResumeActivity['kind'][];

interface List {
  heading: string;
  path: string;
  rows: ResumeActivity[];
}

export function activityLists(activities: ResumeActivity[] = [], shown = SHOWN_ACTIVITIES): List[] {
  const byKind = Map.groupBy(activities, ({ kind }) => kind);
  return KINDS.flatMap((kind) => {
    const rows = byKind.get(kind)?.slice(0, shown) ?? [];
    return rows[0] ? [{ heading: HEADINGS[kind], path: rows[0].path, rows }] : [];
  });
}

/** One list for paper, where each heading takes the room of three entries: "Board Seats, Talks & Publications". */
export function joinedList(activities: ResumeActivity[] | undefined, shown?: number): Omit<List, 'path'> {
  const lists = activityLists(activities, shown);
  const headings = lists.map(({ heading }) => heading);
  const heading = [headings.slice(0, -1).join(', '), headings.at(-1) ?? ''].filter(Boolean).join(' & ');
  return { heading, rows: lists.flatMap(({ rows }) => rows) };
}

/** Parts of JSON Resume: seats are volunteer work, talks and articles are publications. */
export function jsonActivities(activities: ResumeActivity[]) {
  const find = (kind: ResumeActivity['kind']) =>
    activities.filter((each) => each.kind === kind).map(({ json }) => json);
  const volunteer = find('board');
  const publications = [...find('publication'), ...find('talk')];
  return { ...(volunteer.length > 0 && { volunteer }), ...(publications.length > 0 && { publications }) };
}
