import { parse } from 'csv-parse/sync';

/** A session as a document has it. `filter` is AstroBin's number or a name. */
export interface CsvSession {
  date?: string;
  filter?: string;
  count: number;
  seconds: number;
  [field: string]: number | string | undefined;
}

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

/** Never zero in an exposure, so that a zero shows that the program writes zeros for blanks. */
const NEVER_ZERO = ['iso', 'binning', 'bortle', 'meansqm', 'meanfwhm', 'fnumber'];
const OTHERS = [
  'date',
  'filter',
  'filtername',
  'number',
  'duration',
  'fnumber',
  'frames',
  'exposureperframe',
  'issynthetic',
];

/**
 * Reads AstroBin's acquisition CSV, from AstroBin itself, from other programs or from a spreadsheet. `seconds` is the
 * exposure that the picture's header names; it settles whether AstroBin has multiplied a duration by 60.
 * @throws Error with the line.
 */
export function readAcquisitionCsv(text: string, seconds?: number): { sessions: CsvSession[]; guessed: string[] } {
  const guessed = new Set<string>();
  const delimiter = [';', '\t', ','].find((each) => text.split(/\r?\n/, 1)[0]?.includes(each)) ?? ',';
  const rows = parse(text, {
    bom: true,
    delimiter,
    trim: true,
    relaxColumnCount: true,
    skipRecordsWithEmptyValues: true,
    info: true,
    columns: (names: string[]) => names.map((name) => name.toLowerCase().replace(/\s*\[\*\]$/, '')),
  }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
  const names = Object.keys(rows[0]?.record ?? {});
  const isVideo = names.includes('frames');
  for (const name of isVideo ? ['frames', 'exposureperframe'] : ['number', 'duration']) {
    if (!names.includes(name)) throw new Error(`line 1: the column ${name} is missing`);
  }
  const unknown = names.filter((name) => name && !(name in FIELDS) && !OTHERS.includes(name));
  if (unknown.length > 0) guessed.add(`columns left out: ${unknown.join(', ')}`);
  const hasZeros = rows.some(
    ({ record }) => NEVER_ZERO.some((name) => Number(record[name] || 'x') === 0) || record.date === '0',
  );
  if (hasZeros) guessed.add('zeros are blanks in this file, also for gain and temperature');
  const isOwnExport = names.includes('filtername');
  const sessions = rows.map(({ record, info }) => {
    const read = (name: string) => numberIn(record, name, info.lines, hasZeros);
    const count = read(isVideo ? 'frames' : 'number');
    const duration = read(isVideo ? 'exposureperframe' : 'duration');
    if (!count || !Number.isInteger(count) || !duration || count < 0 || duration < 0) {
      throw new Error(`line ${info.lines}: a session needs a whole number of exposures and their duration`);
    }
    const session: CsvSession = {
      ...dateIn(record.date, info.lines),
      ...filterIn(record),
      count,
      seconds: isVideo ? duration / 1000 : isOwnExport ? durationOf(duration, seconds, guessed) : duration,
    };
    for (const [name, field] of Object.entries(FIELDS)) {
      const value = read(name);
      if (value !== undefined && !(name === 'gain' && value === -1)) session[field] = value;
    }
    return session;
  });
  if (sessions.length === 0) throw new Error('the file has no sessions');
  return { sessions, guessed: [...guessed] };
}

/** AstroBin's own export multiplies a duration below 100 s by 60, so 1800 can be 30 s or 1,800 s. */
function durationOf(written: number, seconds: number | undefined, guessed: Set<string>): number {
  const short = written / 60;
  if (short >= 100 || (written >= 100 && !Number.isInteger(short * 10))) return written;
  if (written < 100) return Number(short.toFixed(4));
  const isShort =
    seconds === undefined ? written > LONGEST_SECONDS : Math.abs(seconds - short) < Math.abs(seconds - written);
  const [taken, other] = isShort ? [short, written] : [written, short];
  const reason = seconds === undefined ? '' : ', as in the header';
  guessed.add(`a duration of ${written} in AstroBin's export is ${taken} s and not ${other} s${reason}`);
  return taken;
}

/** Exposures are seldom longer. */
const LONGEST_SECONDS = 1200;

function numberIn(
  record: Record<string, string>,
  name: string,
  line: number,
  zeroIsBlank: boolean,
): number | undefined {
  const text = record[name];
  if (!text) return undefined;
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) throw new Error(`line ${line}: ${name} must be a number (got "${text}")`);
  return value === 0 && zeroIsBlank ? undefined : value;
}

function dateIn(text: string | undefined, line: number): { date?: string } {
  if (!text || text === '0') return {};
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new Error(`line ${line}: date must be written YYYY-MM-DD (got "${text}")`);
  }
  return { date: text };
}

function filterIn({ filter, filtername }: Record<string, string>): { filter?: string } {
  const name = filtername || filter;
  return name && name !== '0' ? { filter: name } : {};
}
