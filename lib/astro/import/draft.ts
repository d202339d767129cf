import type { CsvSession } from './acquisition-csv';
import type { Todo } from './document';
import type { Facts } from './facts';
import { matchGear } from './gear-names';
import type { Solution } from './headers/wcs';

export interface GearItem {
  name: string;
  kind?: string | undefined;
  pixelSize?: number | undefined;
}

interface Source {
  /** Used for the title when the file names no object. */
  name: string;
  facts: Facts;
  /** Of the FITS image that the facts belong to. */
  solution: Solution | undefined;
  sessions: CsvSession[] | undefined;
  gear: GearItem[];
  today: string;
}

/** The fields of a new document without its picture, what the owner must decide, and what was guessed. */
export function draftOf(source: Source): { data: Record<string, unknown>; todos: Todo[]; guessed: string[] } {
  const { facts, solution, gear } = source;
  const todos: Todo[] = [];
  const guessed: string[] = [];
  const todo = (path: (string | number)[], text: string) => todos.push({ path, text });
  const title = titleOf(facts.object ?? source.name);
  const catalogue = catalogueName(title);
  const { ra, dec } = solution ?? facts;
  const used = [
    matchItem(facts.telescope, 'telescope', gear, guessed),
    matchItem(facts.camera, 'camera', gear, guessed),
  ].filter((name) => name !== undefined);
  todo(['object', 'type'], 'the type of the object');
  if (!facts.object) todo(['title'], 'the title; this is the name of the file');
  if (ra === undefined || dec === undefined) {
    todo(['ra'], 'right ascension in degrees, J2000');
    todo(['dec'], 'declination in degrees, J2000');
  }
  if (used.length < 2) todo(['gear', ...(used.length ? [0] : [])], gearQuestion(facts));
  const sessions = sessionsOf(source, todo, guessed);
  const data = {
    title,
    object: { name: title, ...(catalogue && { catalogue: [catalogue] }), type: 'star-field' },
    ra: round(ra ?? 0, 4),
    dec: round(dec ?? 0, 4),
    gear: used,
    sessions,
  };
  return { data, todos, guessed };
}

/** A scale from focal length and pixel size is a guess, so it is only printed. */
export function scaleGuess(
  { focalLength, pixelSize, binning = 1, isUnbinned }: Facts,
  known?: number,
): string | undefined {
  if (!focalLength || !pixelSize) return undefined;
  // XPIXSZ usually includes the binning, but not in every program. The camera's known pixel settles it.
  const isSingle = isUnbinned || (known !== undefined && Math.abs(pixelSize - known) < 0.05 * known);
  const pixel = isSingle ? pixelSize * binning : pixelSize;
  const scale = ((206.265 * pixel) / focalLength).toFixed(2);
  return `a scale of ${scale}″ per pixel, from ${focalLength} mm and ${round(pixel, 2)} µm; not written, as it is no plate solution`;
}

function sessionsOf(source: Source, todo: (path: (string | number)[], text: string) => void, guessed: string[]) {
  const { facts, gear, today } = source;
  const { seconds, count, gain, iso, temperature, ambient, binning, filter } = facts;
  const own = { filter, gain, iso, temperature, binning, ambient, count: count ?? 1, seconds: seconds ?? 1 };
  const read: CsvSession[] = source.sessions ?? [own];
  if (!source.sessions && !count) todo(['sessions', 0, 'count'], 'the number of exposures');
  if (!source.sessions && !seconds) todo(['sessions', 0, 'seconds'], 'seconds of one exposure');
  return read.map(({ date = facts.date, filter: name, ...rest }, index) => {
    if (!date) todo(['sessions', index, 'date'], 'the evening of the session');
    const known = name && matchItem(name, 'filter', gear, guessed);
    if (name && !known) todo(['sessions', index, 'count'], `filter ${name} is not in content/gear`);
    const fields = Object.entries(rest).filter(
      ([, value]) => value !== undefined && !(Number(value) < 0 && value === rest.gain),
    );
    return { date: date ?? today, ...(known && { filter: known }), ...Object.fromEntries(fields) };
  });
}

function matchItem(
  name: string | undefined,
  kind: 'camera' | 'telescope' | 'filter',
  gear: GearItem[],
  guessed: string[],
) {
  if (!name) return undefined;
  const others = ['camera', 'telescope'];
  const items = gear.filter((item) => (kind === 'filter' ? !others.includes(item.kind ?? '') : item.kind === kind));
  const found = matchGear(name, items);
  if (found && !found.isSure) guessed.push(`the ${kind} ${name} is ${found.item.name}`);
  return found?.item.name;
}

function gearQuestion({ telescope, camera }: Facts): string {
  const read = [telescope, camera].filter(Boolean).join(', ');
  return `telescope and camera, by their names in content/gear${read ? `; the file names ${read}` : ''}`;
}

/** "M 45" for "M45", "m_45" and "Messier 45". */
function titleOf(name: string): string {
  const clean = name.replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();
  return catalogueName(clean) ?? clean.charAt(0).toUpperCase() + clean.slice(1);
}

function catalogueName(text: string): string | undefined {
  const [, letters = '', number] =
    /^(messier|m|ngc|ic|sh2|barnard|b|vdb|ldn|lbn|abell|caldwell|c)[ -]?(\d+)$/i.exec(text) ?? [];
  if (!number) return undefined;
  const name = { messier: 'M', barnard: 'B', sh2: 'Sh2', vdb: 'vdB', abell: 'Abell', caldwell: 'C' }[
    letters.toLowerCase()
  ];
  return letters.toLowerCase() === 'sh2' ? `Sh2-${number}` : `${name ?? letters.toUpperCase()} ${number}`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
