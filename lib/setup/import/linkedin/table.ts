import { parse } from 'csv-parse/sync';
import type { PartName } from '../../../resume/parts';
import { decodeText } from '../decode';
import { ImportError } from '../resume';

export type TableKind = PartName | 'profile' | 'emails' | 'summary';

export interface Row {
  cells: Map<string, string>;
  /** `Positions.csv:7` */
  at: string;
}

export interface Table {
  kind: TableKind;
  rows: Row[];
  encoding: string;
}

/** Columns that tell the files apart, whatever their names are. The first that fits counts. */
const SIGNATURES: [TableKind | 'other', string[]][] = [
  ['volunteering', ['company name', 'role']],
  ['roles', ['company name', 'title']],
  ['roles', ['company', 'title', 'description']],
  ['references', ['first name', 'last name', 'text', 'status']],
  ['other', ['first name', 'last name', 'company']],
  ['education', ['school name']],
  ['certifications', ['name', 'authority']],
  ['profile', ['first name', 'headline']],
  ['profile', ['first name', 'last name', 'industry']],
  ['other', ['connected on']],
  ['emails', ['email address', 'primary']],
  ['summary', ['profile summary']],
  ['patents', ['title', 'patent number']],
  ['patents', ['title', 'number']],
  ['patents', ['title', 'application number']],
  ['patents', ['title', 'filed on']],
  ['patents', ['title', 'filing date']],
  ['awards', ['title', 'issued on']],
  ['awards', ['title', 'issue date']],
  ['publications', ['name', 'published on']],
  ['projects', ['title', 'url', 'started on']],
  ['projects', ['title', 'url', 'description']],
  ['languages', ['name', 'proficiency']],
  ['volunteering', ['name', 'position']],
  ['certifications', ['name', 'score']],
  ['interests', ['supported cause']],
];

const MAX_PREAMBLE_ROWS = 10;

interface Parsed {
  record: string[];
  info: { lines: number };
}

export function readTable(file: string, bytes: Buffer): Table | undefined {
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw new ImportError(`${file}: is not a text file`);
  for (const delimiter of [',', ';', '\t']) {
    const start = parseRows(file, text, delimiter, MAX_PREAMBLE_ROWS + 1);
    const index = start.findIndex(({ record }) => findKind(record));
    const kind = index === -1 ? undefined : findKind(start[index]?.record ?? []);
    if (!kind || kind === 'other') {
      if (kind) return undefined;
      continue;
    }
    const columns = (start[index]?.record ?? []).map(columnName);
    const parsed = parseRows(file, text, delimiter);
    const rows = parsed.slice(index + 1).flatMap(({ record }, offset) => {
      // A row begins on the line below the end of the one before.
      const line = (parsed[index + offset]?.info.lines ?? 0) + 1;
      const cells = new Map(
        columns.map((column, at) => [column, record[at] ?? ''] as const).filter(([, cell]) => cell.trim()),
      );
      return cells.size > 0 ? [{ cells, at: `${file}:${line}` }] : [];
    });
    return { kind, rows: withoutRepeated(rows), encoding };
  }
  return undefined;
}

/** With `to`, the first rows as far as they can be read: in the search for the header, another separator may fit. */
function parseRows(file: string, text: string, delimiter: string, to?: number): Parsed[] {
  const rows: Parsed[] = [];
  try {
    parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      ...(to !== undefined && { to }),
      on_record: (row: unknown) => {
        rows.push(row as Parsed);
        return null;
      },
    });
  } catch (error) {
    const line = (rows.at(-1)?.info.lines ?? 0) + 1;
    const reason = (error as Error).message.split(/[\n,]/)[0];
    if (to === undefined) throw new ImportError(`${file}:${line}: is not valid CSV (${reason})`);
  }
  return rows;
}

function findKind(header: string[]): TableKind | 'other' | undefined {
  const columns = header.map(columnName).filter(Boolean);
  const found = SIGNATURES.find(([, names]) => names.every((name) => columns.includes(name)));
  if (found) return found[0];
  if (columns.join() === 'name,number') return 'courses';
  return columns.join() === 'name' ? 'competencies' : undefined;
}

function columnName(cell: string): string {
  return cell
    .replaceAll(/[\uFEFF"]/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}

function withoutRepeated(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ cells }) => {
    const key = JSON.stringify([...cells]);
    return !seen.has(key) && seen.add(key);
  });
}
