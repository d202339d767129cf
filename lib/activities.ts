import type { Mark } from './content/visibility';

export interface Activity {
  name: string;
  title: string;
  href?: string | undefined;
  where: string;
  place?: string;
  when: string;
  description: string;
  body: { raw: string };
  links: { label: string; href: string }[];
  mark?: Mark | undefined;
}

export interface ActivityGroup {
  heading: string;
  entries: Activity[];
}

interface Dated {
  date: string;
  title: string;
}

export function byDate(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

export function groupByYear<D extends Dated>(documents: D[], describe: (document: D) => Activity): ActivityGroup[] {
  const years = Map.groupBy(documents, ({ date }) => date.slice(0, 4));
  return [...years].map(([heading, members]) => ({ heading, entries: members.map(describe) }));
}
