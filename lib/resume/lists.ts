import type { ResumeOverview } from '../content/content';
import { formatMonth, formatPeriod } from '../dates';
import type { ResumeActivity } from '../section';
import { listSome } from '../words';
import { describeDetails, groupDetails } from './details';
import { type Entry, PART_NAMES, PARTS, type Part, type PartName } from './parts';

/** Entries of each kind of activity on the résumé. The pages of the site have all. */
export const SHOWN_ACTIVITIES = 4;

/** Skills that the page and the printed files name. The others are counted. */
const SHOWN_SKILLS = 24;

const ACTIVITIES = { board: 'Board Seats', talk: 'Talks', publication: 'Publications' } as const;

export interface ResumeRow {
  name: string;
  issuer: string;
  date: string;
  href?: string | undefined;
  notes: string[];
}

export interface ResumeList {
  heading: string;
  path?: string;
  rows: ResumeRow[];
}

type Overview = { [Name in PartName]?: object[] | undefined } & Partial<
  Pick<ResumeOverview, 'showReferences' | 'details'>
>;

/** The lists after the roles that have an entry. References need the owner's consent. */
export function listEntries(resume: Overview): ResumeList[] {
  const lists = PART_NAMES.flatMap((name) => {
    const { heading } = PARTS[name];
    if (!heading || (name === 'references' && !resume.showReferences)) return [];
    return [{ heading, rows: (resume[name] ?? []).map((entry) => describeEntry(PARTS[name], entry)) }];
  });
  const facts = groupDetails(resume.details ?? []).map(([name, text]) => ({ name, issuer: text, date: '', notes: [] }));
  return [...lists, { heading: 'Further Facts', rows: facts }].filter(({ rows }) => rows.length > 0);
}

export function describeEntry({ fields }: Part, document: object): ResumeRow {
  const entry = document as Entry;
  const named = Object.entries(fields).filter(([name]) => entry[name] !== undefined && entry[name] !== null);
  const find = (...kinds: string[]) =>
    named.filter(([, { kind }]) => kinds.includes(kind)).map(([name]) => entry[name]);
  const [name = '', ...others] = find('line') as string[];
  const dates = find('date') as string[];
  const period =
    'startDate' in fields ? formatPeriod(entry as { startDate?: string }) : dates.map(formatMonth).join(' – ');
  const terms = (find('lines') as string[][]).map((list) => list.join(', '));
  return {
    name,
    issuer: others.join(', '),
    date: period,
    href: entry.url as string | undefined,
    notes: [
      ...(find('text') as string[]),
      ...(find('texts') as string[][]).flat(),
      ...terms,
      ...describeDetails(entry),
    ],
  };
}

export function describeStudy({ score, courses = [], notes, details = [] }: ResumeOverview['education'][number]) {
  const facts = [score && `Grade: ${score}`, courses.length > 0 && `Courses: ${courses.join(', ')}`, notes];
  return [...facts.filter((fact) => typeof fact === 'string'), ...describeDetails({ details })];
}

/** Name and text of each competency. Those without a text are one row, of which `max` are named. */
export function listSkills(competencies: ResumeOverview['competencies'], max = SHOWN_SKILLS): [string, string][] {
  const rows = competencies.map(({ title = 'Skills', description, level, keywords = [] }): [string, string] => {
    return [title, description ?? [level, listSome(keywords, max)].filter(Boolean).join(': ')];
  });
  const plain = rows.filter(([, text]) => text === '').map(([title]) => title);
  const described = rows.filter(([, text]) => text !== '');
  if (plain.length === 0) return described;
  return [...described, [described.length > 0 ? 'Also' : 'Skills', listSome(plain, max)]];
}

export function nameSkills(competencies: ResumeOverview['competencies']): string[] {
  return competencies.flatMap(({ title, keywords = [] }) => title ?? keywords);
}

export function activityLists(activities: ResumeActivity[] = [], shown = SHOWN_ACTIVITIES): ResumeList[] {
  const byKind = Map.groupBy(activities, ({ kind }) => kind);
  return (Object.keys(ACTIVITIES) as ResumeActivity['kind'][]).flatMap((kind) => {
    const entries = byKind.get(kind)?.slice(0, shown) ?? [];
    const rows = entries.map(({ name, issuer, date }) => ({ name, issuer, date, notes: [] }));
    return entries[0] ? [{ heading: ACTIVITIES[kind], path: entries[0].path, rows }] : [];
  });
}

/** One list for paper, where each heading takes the room of three entries: "Board Seats, Talks & Publications". */
export function joinedList(activities: ResumeActivity[] | undefined, shown?: number): ResumeList {
  const lists = activityLists(activities, shown);
  const headings = lists.map(({ heading }) => heading);
  const heading = [headings.slice(0, -1).join(', '), headings.at(-1) ?? ''].filter(Boolean).join(' & ');
  return { heading, rows: lists.flatMap(({ rows }) => rows) };
}
