import type { Mark } from './content/visibility';
import { calendarDate, formatDay, formatMonth } from './dates';
import type { ResumeActivity, SearchEntry, SectionContent, Sourced } from './section';
import { listItems } from './structured-data';

export interface Activity {
  name: string;
  title: string;
  href?: string | undefined;
  where: string;
  place?: string;
  when: string;
  /** Heading above it and others on its page. */
  group: string;
  description: string;
  body: { raw: string };
  links?: { label: string; href: string }[];
  mark?: Mark | undefined;
  search: Pick<SearchEntry, 'also' | 'detail'>;
  /** Its facts in JSON-LD. */
  thing: object;
  resume?: Omit<ResumeActivity, 'path'>;
}

interface Dated {
  date: string;
  title: string;
}

interface Publication extends Dated, Pick<Activity, 'name' | 'description' | 'body' | 'mark'> {}

export function activityContent<Document extends Sourced>(
  path: string,
  getDocuments: () => Document[],
  describe: (document: Document) => Activity,
) {
  const list = () => getDocuments().map(describe);
  return {
    pages: {
      [path]: {
        type: 'CollectionPage',
        documents: getDocuments,
        subject: () =>
          listItems(
            path,
            list().map(({ thing }) => ({ item: thing })),
          ),
      },
    },
    entries: () =>
      list().map(({ name, title, search }) => {
        return { kind: 'resume', name: title, href: `${path}#${name}`, ...search };
      }),
    resume: () => list().flatMap(({ resume }) => (resume ? [{ path, ...resume }] : [])),
    list,
  } satisfies SectionContent & { list: () => Activity[] };
}

export function byDate(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

export function describePublication(
  kind: ResumeActivity['kind'],
  { name, title, date, description, body, mark }: Publication,
  publisher: string,
  url?: string,
) {
  return {
    name,
    title,
    where: publisher,
    when: formatDay(date),
    group: date.slice(0, 4),
    description,
    body,
    mark,
    resume: {
      kind,
      name: title,
      issuer: publisher,
      date: formatMonth(date),
      days: [date],
      json: { name: title, publisher, releaseDate: calendarDate(date), ...(url && { url }), summary: description },
    },
  };
}
