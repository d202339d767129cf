import { OWN_SITE } from '../../../links';
import { type Entry, PART_NAMES, PARTS, type PartName } from '../../../resume/parts';
import { capitalize } from '../../../words';
import { Texts } from '../fields';
import { readBasics, readEntry } from '../json-resume/read-json-resume';
import { type Json, Source } from '../json-resume/source';
import { ImportError, type ImportedResume, ImportReport } from '../resume';
import { describeRole } from '../text';
import { type Row, readTable, type TableKind } from './table';

const IGNORED =
  /^(address|birth date|zip code|maiden name|instant messengers|country|created date|status|first name|last name|creation date)$/;

/** Private data, and that of other people, stays unread, except for recommendations that the owner has made visible. */
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
      `The archive has neither a profile nor positions with English columns (files: ${[...files.keys()].slice(0, 8).join(', ')}); set LinkedIn to English, and ask for the larger data archive`,
    );
  }
  report.skip('archive', 'messages, contacts, advertising, sign-ins, home address and birth date are not read');
  const rows = (kind: TableKind) => tables.filter((table) => table.kind === kind).flatMap((table) => table.rows);
  const texts = new Texts(report);
  const parts: ImportedResume['parts'] = {};
  for (const name of PART_NAMES) {
    const entries = rows(name)
      .filter(({ cells }) => name !== 'references' || /^(visible|shown)$/i.test(cells.get('status') ?? ''))
      .map(({ cells, at }) => readRow(name, new Source(nameFields(name, cells), at, report, texts)))
      .filter((entry) => entry !== undefined);
    if (entries.length > 0) parts[name] = entries;
  }
  const [profile] = rows('profile');
  const [summary] = rows('summary');
  const cells = new Map([...(summary?.cells ?? []), ...(profile?.cells ?? [])]);
  const basics = new Source(profile ? nameProfile(cells) : {}, profile?.at ?? '', report, texts);
  const { details, ...known } = readBasics(basics);
  const emails = rows('emails');
  const email = emails.find(({ cells }) => /^yes$/i.test(cells.get('primary') ?? '')) ?? emails[0];
  const resume = {
    ...known,
    email: email && texts.email(email.cells.get('email address'), email.at),
    parts,
    details: [...basics.details(), ...details],
    others: [],
  };
  report.count('The archive', resume);
  return { resume, report };
}

function readRow(part: PartName, source: Source): Entry | undefined {
  const entry = readEntry(part, source);
  if (!entry || part !== 'roles' || typeof entry.summary !== 'string') return entry;
  const { summary, ...rest } = entry;
  return { ...rest, ...describeRole(summary) };
}

function nameFields(part: PartName, cells: Row['cells']): Json {
  const names = new Map<string, string>();
  for (const { columns, json } of Object.values(PARTS[part].fields)) {
    const column = columns.find((each) => cells.has(each));
    if (column && json[0]) names.set(column, json[0]);
  }
  const known = [...cells].filter(([column]) => !IGNORED.test(column));
  // LinkedIn wraps some skills in quotes.
  const fields = known.map(([column, cell]) => [
    names.get(column) ?? capitalize(column),
    cell.trim().replace(/^"([^"]*)"$/, '$1'),
  ]);
  return { ...Object.fromEntries(fields), ...(part === 'references' && { name: joinName(cells) }) };
}

function joinName(cells: Row['cells']): string {
  return [cells.get('first name'), cells.get('last name')].filter(Boolean).join(' ');
}

const PROFILE_COLUMNS = /^(summary|profile summary|headline|geo location|websites|twitter handles)$/;

function nameProfile(cells: Row['cells']): Json {
  const others = [...cells].filter(([column]) => !IGNORED.test(column) && !PROFILE_COLUMNS.test(column));
  return {
    name: joinName(cells),
    label: cells.get('headline'),
    location: cells.get('geo location'),
    summary: cells.get('summary') ?? cells.get('profile summary'),
    profiles: [...listWebsites(cells), ...listHandles(cells)],
    ...Object.fromEntries(others.map(([column, cell]) => [capitalize(column), cell])),
  };
}

/** `[COMPANY:https://a.example,BLOG:https://b.example]` or an address. */
function listWebsites(cells: Row['cells']): Json[] {
  const websites = (cells.get('websites') ?? '').replaceAll(/^\s*\[|\]\s*$/g, '');
  return websites.split(/,(?=\s*(?:[A-Z_ ]+:|https?:))/).map((website) => {
    const [, label = '', url] = /^\s*(?:([A-Z_ ]+):)?(.+)$/.exec(website) ?? [];
    if (/^(PERSONAL|PORTFOLIO)$/.test(label)) return { network: OWN_SITE, url };
    const isNamed = label !== '' && label !== 'OTHER';
    return { network: isNamed ? capitalize(label.toLowerCase().replaceAll('_', ' ')) : undefined, url };
  });
}

function listHandles(cells: Row['cells']): Json[] {
  const handles = (cells.get('twitter handles') ?? '').match(/\w+/g) ?? [];
  return handles.map((username) => ({ network: 'X', url: `https://x.com/${username}`, username }));
}
