import { parse } from 'csv-parse/sync';
import { isDate } from '../../dates';

/** A session as a document has it. `filter` is AstroBin's number or a name. */
export interface CsvSession {
  date?: string;
  filter?: string | undefined;
  count: number;
  seconds: number;
  [field: string]: number | string | undefined;
}

type Row = Record<string, string>;

const FIELDS: Record<string, string> = {
  iso: 'iso',
  binning: 'binning',
  gain: 'gain',
  sensorcooling: 'temperature',
  darks: 'darks',
  flats: 'flats',
  flatdarks: 'flatDarks',
  bias: 'bias',
  bortle: 'bortle',
  meansqm: 'sqm',
  meanfwhm: 'fwhm',
  temperature: 'ambient',
};

/** A zero in one of these columns shows that the program writes zeros for blanks. */
const NEVER_ZERO = ['iso', 'binning', 'bortle', 'meansqm', 'meanfwhm', 'fnumber'];
const STILLS = { count: 'number', duration: 'duration' };
const VIDEO = { count: 'frames', duration: 'exposureperframe' };
const OTHERS = ['date', 'filter', 'filtername', 'fnumber', 'issynthetic'];
const COLUMNS = [...Object.keys(FIELDS), ...Object.values(STILLS), ...Object.values(VIDEO), ...OTHERS];

/** Seconds. Exposures are seldom longer. */
const LONGEST = 1200;

/**
 * Reads AstroBin's acquisition CSV, from AstroBin itself, from other programs or from a spreadsheet. `seconds` is the
 * exposure that the picture's header names; it settles whether AstroBin has multiplied a duration by 60.
 * @throws Error with the line.
 */
export function readAcquisitionCsv(text: string, seconds?: number): { sessions: CsvSession[]; guessed: string[] } {
  const rows = parseRows(text);
  if (rows.length === 0) throw new Error('the file has no sessions');
  const names = Object.keys(rows[0]?.record ?? {});
  const columns = names.includes(VIDEO.count) ? VIDEO : STILLS;
  const missing = Object.values(columns).find((name) => !names.includes(name));
  if (missing) throw new Error(`line 1: has no column "${missing}"; --csv reads AstroBin's acquisition CSV`);
  const guessed = new Set<string>();
  const unknown = names.filter((name) => name && !COLUMNS.includes(name));
  if (unknown.length > 0) guessed.add(`columns left out: ${unknown.join(', ')}`);
  const isFilled = rows.some(
    ({ record }) => NEVER_ZERO.some((name) => Number(record[name] || 'x') === 0) || record.date === '0',
  );
  if (isFilled) guessed.add('zeros in this file are read as blanks, also for gain and temperature');
  const sessions = rows.map(({ record, info }) => {
    const where = `line ${info.lines}`;
    const read = (name: string) => {
      const value = parseNumber(record, name, where);
      return value === 0 && isFilled ? undefined : value;
    };
    const count = read(columns.count) ?? 0;
    const duration = read(columns.duration) ?? 0;
    if (!Number.isInteger(count) || count <= 0 || duration <= 0) {
      throw new Error(`${where}: a session needs a whole number of exposures and their duration`);
    }
    const session: CsvSession = { ...readDate(record, where), ...readFilter(record), count, seconds: duration };
    if (columns === VIDEO) session.seconds = duration / 1000;
    else if (names.includes('filtername')) session.seconds = readOwnDuration(duration, seconds, guessed);
    for (const [name, field] of Object.entries(FIELDS)) {
      const value = read(name);
      if (value !== undefined && !(name === 'gain' && value === -1)) session[field] = value;
    }
    return session;
  });
  return { sessions, guessed: [...guessed] };
}

function parseRows(text: string): { record: Row; info: { lines: number } }[] {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  return parse(text, {
    bom: true,
    delimiter: [';', '\t'].find((each) => head.includes(each)) ?? ',',
    trim: true,
    relaxColumnCount: true,
    skipRecordsWithEmptyValues: true,
    info: true,
    columns: (names: string[]) => names.map((name) => name.toLowerCase().replace(/\s*\[\*\]$/, '')),
  }) as unknown as { record: Row; info: { lines: number } }[];
}

/** AstroBin's own export multiplies a duration below 100 s by 60, so 1800 can be 30 s or 1,800 s. */
function readOwnDuration(written: number, seconds: number | undefined, guessed: Set<string>): number {
  const short = written / 60;
  if (short >= 100 || (written >= 100 && !Number.isInteger(short * 10))) return written;
  if (written < 100) return Number(short.toFixed(4));
  const isShort = seconds === undefined ? written > LONGEST : Math.abs(seconds - short) < Math.abs(seconds - written);
  const taken = isShort ? short : written;
  const reason = seconds === undefined ? '' : ', as in the header';
  guessed.add(`a duration of ${written} in AstroBin's export is ${taken} s${reason}`);
  return taken;
}

function parseNumber(record: Row, name: string, where: string): number | undefined {
  const text = record[name];
  if (!text) return undefined;
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) throw new Error(`${where}: ${name} must be a number (got "${text}")`);
  return value;
}

function readDate({ date }: Row, where: string): { date?: string } {
  if (!date || date === '0') return {};
  if (!isDate(date)) throw new Error(`${where}: date must be written YYYY-MM-DD (got "${date}")`);
  return { date };
}

function readFilter({ filter, filtername }: Row): { filter?: string } {
  const name = filtername || filter;
  return name && name !== '0' ? { filter: name } : {};
}
