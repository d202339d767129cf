import { type Comment, formatDocument } from '../../content/write/document';
import { toFileName } from '../../content/write/file-name';
import { mdxText } from '../../content/write/mdx-text';
import type { Entry } from '../../resume/parts';
import { PAGE_STARTERS } from '../../site/routes';
import { MAX_LINE, shortened, splitParagraphs } from '../import/text';
import type { Owner, OwnerDocument } from './owner';
import { profileDocument } from './profile';
import { startSections } from './sections';

export function ownerDocuments(owner: Owner, today: string): OwnerDocument[] {
  const { impact, ...profile } = profileDocument(owner);
  const shelf = owner.shelf ? [{ path: 'tabletop/collection.json', text: owner.shelf.collection }] : [];
  return [
    profile,
    resumeDocument(owner, impact),
    ...roleDocuments(owner.parts.roles ?? []),
    ...pageDocuments(owner),
    ...owner.projects,
    ...startSections(owner, today),
    ...shelf,
  ];
}

function resumeDocument({ parts, details, others, summary = '' }: Owner, impact: string[]): OwnerDocument {
  const { roles, ...lists } = parts;
  const fields = {
    competencies: [],
    education: [],
    certifications: [],
    markets: [],
    impact,
    ...lists,
    ...(details.length > 0 && { details }),
    ...(others.length > 0 && { others }),
  };
  const body = mdxText(splitParagraphs(summary));
  const open = Object.entries(lists).flatMap(([name, entries = []]) =>
    entries.flatMap((entry, index) => listOpen(entry, [name, index])),
  );
  return { path: 'resume.mdx', text: formatDocument('ResumeOverview', fields, body, open) };
}

/** Names files from the oldest role on, so that a new role does not rename the others. */
function roleDocuments(roles: Entry[]): OwnerDocument[] {
  const names = new Map<Entry, string>();
  const start = ({ startDate = '' }: Entry) => String(startDate);
  for (const role of roles.toReversed().toSorted((a, b) => start(a).localeCompare(start(b))))
    names.set(role, unusedName([role.title, role.company].filter(Boolean).join(' '), new Set(names.values())));
  return roles.map((role) => {
    const fields = { ...role, title: role.title ?? 'TODO: your title', company: role.company ?? 'TODO: the company' };
    return { path: `roles/${names.get(role)}.mdx`, text: formatDocument('Role', fields, '', listOpen(role)) };
  });
}

/** Marks entries with a date that could not be read. Without an end, an entry would look current. */
function listOpen(entry: Entry, at: (string | number)[] = []): Comment[] {
  const { startDate, endDate, details = [] } = entry;
  const isKept = (date: RegExp) => details.some(({ name }) => date.test(name));
  const isOpen = (!startDate && isKept(/^start( ?date)?$/i)) || (!endDate && isKept(/^end( ?date)?$/i));
  const text = 'TODO: write the dates that could not be read; the details have their texts';
  const field = Object.keys(entry).find((key) => typeof entry[key] === 'string') ?? 'title';
  return isOpen ? [{ path: [...at, field], text }] : [];
}

function unusedName(text: string, taken: ReadonlySet<string>): string {
  const name = toFileName(text) ?? 'role';
  let unused = name;
  for (let number = 2; taken.has(unused); number += 1) unused = `${name}-${number}`;
  return unused;
}

/** The texts of the pages without the words of the sample. Includes the pages of sections that are off. */
function pageDocuments({ name, title: profession = 'Portfolio', location }: Owner): OwnerDocument[] {
  const title = shortened(profession, MAX_LINE);
  return PAGE_STARTERS.map(({ path, texts }) => {
    const { heading, title: own = heading, description, keywords } = texts({ name, title, location });
    const fields = {
      path,
      title: own.length > MAX_LINE ? heading : own,
      description,
      keywords: [...new Set([name, ...keywords])],
      heading,
    };
    const file = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    return { path: `pages/${file}.mdx`, text: formatDocument('PageMeta', fields) };
  });
}
