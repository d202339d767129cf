import type { Mark } from './content/visibility';

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

interface Dated {
  date: string;
  title: string;
}

/** Comparator: newest first. */
export function byDate(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

export function groupByYear<D extends Dated>(documents: D[], describe: (document: D) => Activity): ActivityGroup[] {
  const years = Map.groupBy(documents, ({ date }) => date.slice(0, 4));
  return [...years].map(([heading, members]) => ({ heading, entries: members.map(describe) }));
}
