import { assertPlausible, countsOf } from '../counts';
import type { ImportedDate } from '../dates';
import { Texts } from '../fields';
import {
  EMPTY_RESUME,
  ImportError,
  type ImportedLink,
  type ImportedResume,
  type ImportedRole,
  ImportReport,
} from '../resume';
import { describeRole, isFormula, oneLine, paragraphs } from '../text';
import { type Row, readTable, type Table, type TableKind } from './table';

/**
 * The résumé in the CSV files of a LinkedIn data export. Reads Profile, Positions, Education, Skills, Certifications and the
 * primary e-mail address; addresses, birth dates, phone numbers and other people's data stay unread.
 */
export function readLinkedIn(files: Map<string, Buffer>): { resume: ImportedResume; report: ImportReport } {
  const report = new ImportReport();
  const tables = [...files].flatMap(([file, bytes]) => {
    const table = readTable(file, bytes);
    if (table?.encoding === 'windows-1252') report.guess(file, 'read as Windows-1252, because it is not UTF-8');
    return table ?? [];
  });
  if (!tables.some(({ kind }) => kind === 'profile' || kind === 'positions')) {
    throw new ImportError(
      `The archive has neither a profile nor positions (files: ${[...files.keys()].slice(0, 8).join(', ')}); ask LinkedIn for the larger data archive`,
    );
  }
  const rows = (kind: TableKind) => rowsOf(tables, kind);
  const texts = new Texts(report);
  const resume = {
    ...EMPTY_RESUME,
    ...profileOf(rows('profile')[0], rows('summary')[0], texts),
    email: emailOf(rows('emails'), texts),
    roles: rows('positions').map((row) => roleOf(row, texts)),
    education: rows('education').map((row) => educationOf(row, texts)),
    certifications: rows('certifications').flatMap((row) => certificationOf(row, texts) ?? []),
    skills: skillsOf(rows('skills'), texts),
  };
  assertPlausible('The archive', resume);
  report.read.push(...countsOf(resume));
  return { resume, report };
}

function rowsOf(tables: Table[], kind: TableKind): Row[] {
  return tables.filter((table) => table.kind === kind).flatMap((table) => table.rows);
}

function profileOf(row: Row | undefined, summary: Row | undefined, texts: Texts): Partial<ImportedResume> {
  if (!row) return {};
  const { cells, at } = row;
  const names = ['first name', 'last name'].map((column) => texts.line(cells.get(column), at)).filter(Boolean);
  const about = cells.get('summary') ?? summary?.cells.get('profile summary');
  return {
    name: texts.line(names.join(' '), at),
    title: texts.line(cells.get('headline'), at),
    location: texts.line(cells.get('geo location'), at),
    summary: paragraphs(texts.block(about, at) ?? ''),
    links: linksOf(cells, at, texts),
  };
}

/** `[COMPANY:https://a.example,BLOG:https://b.example]` or an address. */
function linksOf(cells: Row['cells'], at: string, texts: Texts): ImportedLink[] {
  const websites = (cells.get('websites') ?? '').replaceAll(/^\s*\[|\]\s*$/g, '');
  return websites.split(/,(?=\s*(?:[A-Z_ ]+:|https?:))/).flatMap((website) => {
    const [, label, address] = /^\s*(?:([A-Z_ ]+):)?(.+)$/.exec(website) ?? [];
    const url = texts.url(address, at);
    const name = label && label !== 'OTHER' ? label[0] + label.slice(1).toLowerCase().replaceAll('_', ' ') : 'Website';
    return url ? [{ name, url }] : [];
  });
}

function emailOf(rows: Row[], texts: Texts): string | undefined {
  const row = rows.find(({ cells }) => /^yes$/i.test(cells.get('primary') ?? '')) ?? rows[0];
  return row && texts.email(row.cells.get('email address'), row.at);
}

function roleOf({ cells, at }: Row, texts: Texts): ImportedRole {
  const ended = texts.date(cells.get('finished on') ?? cells.get('end'), at);
  return {
    title: texts.line(cells.get('title'), at),
    company: texts.line(cells.get('company name') ?? cells.get('company'), at),
    location: texts.line(cells.get('location'), at),
    start: day(texts.date(cells.get('started on') ?? cells.get('start'), at)),
    end: ended === 'ongoing' ? undefined : ended,
    ...describeRole(texts.block(cells.get('description'), at) ?? ''),
  };
}

function educationOf({ cells, at }: Row, texts: Texts) {
  // "Master of Science - MS, Computer Science" has no column of its own for the area.
  return {
    institution: texts.line(cells.get('school name'), at),
    degree: texts.line(cells.get('degree name'), at),
    start: day(texts.date(cells.get('start date'), at)),
    end: day(texts.date(cells.get('end date'), at)),
  };
}

function certificationOf({ cells, at }: Row, texts: Texts) {
  const name = texts.line(cells.get('name'), at);
  const date = day(texts.date(cells.get('started on') ?? cells.get('start date'), at));
  return name ? { name, issuer: texts.line(cells.get('authority'), at), date } : undefined;
}

function skillsOf(rows: Row[], texts: Texts) {
  const names = rows.flatMap(({ cells, at }) => {
    const name = cells.get('name')?.replaceAll(/^["\s]+|["\s]+$/g, '');
    return name && !isFormula(name) ? (texts.line(oneLine(name), at) ?? []) : [];
  });
  return [...new Set(names)].map((name) => ({ name, keywords: [] }));
}

function day(date: ReturnType<Texts['date']>): ImportedDate | undefined {
  return typeof date === 'object' ? date : undefined;
}
