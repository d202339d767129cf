import { type CsvError, parse } from 'csv-parse/sync';
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

/** The lines among which the header is sought. Some files begin with notes. */
const FIRST_LINES = 20;

export function readTable(file: string, bytes: Buffer): Table | undefined {
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw new ImportError(`${file}: is not a text file`);
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  for (const delimiter of [',', ';', '\t']) {
    const index = lines.slice(0, FIRST_LINES).findIndex((line) => findKind(line.split(delimiter)));
    const columns = (lines[index] ?? '').split(delimiter).map(columnName);
    const kind = findKind(columns);
    if (kind === 'other') return undefined;
    if (!kind) continue;
    const parsed = parseRows(file, lines.slice(index + 1).join(''), delimiter, index + 1);
    const rows = parsed.flatMap(({ record, line }) => {
      const cells = new Map(
        columns.map((column, at) => [column, record[at] ?? ''] as const).filter(([, cell]) => cell.trim()),
      );
      return cells.size > 0 ? [{ cells, at: `${file}:${line}` }] : [];
    });
    return { kind, rows: withoutRepeated(rows), encoding };
  }
  return undefined;
}

/** The rows and their first lines. `offset` is the number of lines before the text. */
function parseRows(file: string, text: string, delimiter: string, offset: number) {
  try {
    const parsed: unknown = parse(text, { delimiter, info: true, relax_column_count: true, relax_quotes: true });
    const rows = parsed as { record: string[]; info: { lines: number } }[];
    // A row begins on the line below the end of the one before.
    return rows.map(({ record }, index) => ({ record, line: offset + (rows[index - 1]?.info.lines ?? 0) + 1 }));
  } catch (error) {
    const { message, lines = 0 } = error as CsvError & { lines?: number };
    throw new ImportError(`${file}:${offset + lines}: is not valid CSV (${message.split(/[\n,]/)[0]})`);
  }
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
