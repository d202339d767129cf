import { OWN_SITE } from '../../../links';
import { type Entry, PART_NAMES, PARTS, type PartName } from '../../../resume/parts';
import { Texts } from '../fields';
import {
  checkPeriod,
  EMPTY_RESUME,
  ImportError,
  type ImportedLink,
  type ImportedResume,
  ImportReport,
} from '../resume';
import { describeRole, isFormula } from '../text';
import { type Row, readTable, type Table, type TableKind } from './table';

/** Columns that are not about the work, or that a field has already. */
const IGNORED =
  /^(address|birth date|zip code|maiden name|instant messengers|country|created date|status|first name|last name|creation date)$/;

/**
 * The résumé in the CSV files of a LinkedIn data export. Addresses, birth dates, phone numbers and other people's data stay
 * unread, except for recommendations that the owner has made visible.
 */
export function readLinkedIn(files: Map<string, Buffer>): { resume: ImportedResume; report: ImportReport } {
  const report = new ImportReport();
  const tables = [...files].flatMap(([file, bytes]) => {
    const table = readTable(file, bytes);
    if (!table) report.skip(file, 'has no columns of a résumé');
    if (table?.encoding === 'windows-1252') report.guess(file, 'read as Windows-1252, because it is not UTF-8');
    return table ?? [];
  });
  if (!tables.some(({ kind }) => kind === 'profile' || kind === 'roles')) {
    throw new ImportError(
      `The archive has neither a profile nor positions (files: ${[...files.keys()].slice(0, 8).join(', ')}); ask LinkedIn for the larger data archive`,
    );
  }
  report.skip('archive', 'messages, contacts, advertising, sign-ins, home address and birth date are not read');
  const rows = (kind: TableKind) => findRows(tables, kind);
  const texts = new Texts(report);
  const parts: ImportedResume['parts'] = {};
  for (const name of PART_NAMES) {
    const entries = rows(name)
      .map((row) => readEntry(name, row, texts, report))
      .filter((entry) => entry !== undefined);
    if (entries.length > 0) parts[name] = entries;
  }
  const resume = {
    ...readProfile(rows('profile')[0], rows('summary')[0], texts),
    email: readEmail(rows('emails'), texts),
    parts,
  };
  report.count('The archive', resume);
  return { resume, report };
}

function findRows(tables: Table[], kind: TableKind): Row[] {
  return tables.filter((table) => table.kind === kind).flatMap((table) => table.rows);
}

function readEntry(part: PartName, { cells, at }: Row, texts: Texts, report: ImportReport): Entry | undefined {
  if (part === 'references' && !/^(visible|shown)$/i.test(cells.get('status') ?? '')) return undefined;
  const left = new Map([...cells].filter(([column]) => !IGNORED.test(column)));
  const entry: Entry = {};
  for (const [name, { kind, columns }] of Object.entries(PARTS[part].fields)) {
    const column = columns.find((each) => left.has(each));
    // LinkedIn wraps some skills in quotes.
    const raw = column && left.get(column)?.replaceAll(/^["\s]+|["\s]+$/g, '');
    if (!column || !raw) continue;
    const value = texts.read(kind, raw, at);
    if (value !== undefined) entry[name] = value;
    if (value !== undefined || isFormula(raw) || (kind === 'date' && texts.isOngoing(raw))) left.delete(column);
  }
  if (part === 'references') entry.name = joinName(cells, texts, at);
  if (part === 'roles' && typeof entry.summary === 'string') {
    const { summary } = entry;
    delete entry.summary;
    Object.assign(entry, describeRole(summary));
  }
  const details = readDetails(left, at, texts);
  if (details.length > 0) entry.details = details;
  checkPeriod(entry, at, report);
  const [first = ''] = Object.keys(PARTS[part].fields);
  const hasName = part === 'roles' ? entry.title || entry.company : entry[first] || entry.institution;
  if (!hasName) report.skip(at, part === 'roles' ? 'has no title and no company' : 'has no name');
  return hasName ? entry : undefined;
}

function readDetails(cells: Row['cells'], at: string, texts: Texts) {
  return [...cells].flatMap(([column, cell]) => {
    const value = texts.block(cell, at);
    return value ? [{ name: column.charAt(0).toUpperCase() + column.slice(1), value }] : [];
  });
}

function joinName(cells: Row['cells'], texts: Texts, at: string): string | undefined {
  return texts.line([cells.get('first name'), cells.get('last name')].filter(Boolean).join(' '), at);
}

const PROFILE_COLUMNS = /^(summary|headline|geo location|websites|twitter handles)$/;

function readProfile(row: Row | undefined, summary: Row | undefined, texts: Texts): Omit<ImportedResume, 'parts'> {
  if (!row) return EMPTY_RESUME;
  const { cells, at } = row;
  const others = [...cells].filter(([column]) => !IGNORED.test(column) && !PROFILE_COLUMNS.test(column));
  return {
    name: joinName(cells, texts, at),
    title: texts.line(cells.get('headline'), at),
    location: texts.line(cells.get('geo location'), at)?.slice(0, 120),
    summary: texts.block(cells.get('summary') ?? summary?.cells.get('profile summary'), at),
    links: [...readWebsites(cells, at, texts), ...readHandles(cells)],
    details: readDetails(new Map(others), at, texts),
    others: [],
  };
}

/** `[COMPANY:https://a.example,BLOG:https://b.example]` or an address. */
function readWebsites(cells: Row['cells'], at: string, texts: Texts): ImportedLink[] {
  const websites = (cells.get('websites') ?? '').replaceAll(/^\s*\[|\]\s*$/g, '');
  return websites.split(/,(?=\s*(?:[A-Z_ ]+:|https?:))/).flatMap((website) => {
    const [, label = '', address] = /^\s*(?:([A-Z_ ]+):)?(.+)$/.exec(website) ?? [];
    const url = texts.url(address, at);
    if (!url) return [];
    if (/^(PERSONAL|PORTFOLIO)$/.test(label)) return [{ kind: OWN_SITE, url }];
    const isNamed = label !== '' && label !== 'OTHER';
    const kind = isNamed ? label.charAt(0) + label.slice(1).toLowerCase().replaceAll('_', ' ') : undefined;
    return [{ kind, url }];
  });
}

function readHandles(cells: Row['cells']): ImportedLink[] {
  const handles = (cells.get('twitter handles') ?? '').match(/\w+/g) ?? [];
  return handles.map((username) => ({ kind: 'X', url: `https://x.com/${username}`, username }));
}

function readEmail(rows: Row[], texts: Texts): string | undefined {
  const row = rows.find(({ cells }) => /^yes$/i.test(cells.get('primary') ?? '')) ?? rows[0];
  return row && texts.email(row.cells.get('email address'), row.at);
}
