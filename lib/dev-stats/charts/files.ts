import type { DataTable } from './chart';

/** By RFC 4180. Spreadsheets run text that begins like a formula, so such text gets an apostrophe. */
export function writeCsv({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

const FORMULA = /^[=+\-@\t\r]/;

function csvCell(cell: DataTable['rows'][number][number]): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function writeJson({ columns, rows }: DataTable, about: { title: string; about: string }): string {
  const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])));
  return `${JSON.stringify({ ...about, rows: objects }, null, 2)}\n`;
}

export function createFileName(title: string, extension: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${extension}`;
}
