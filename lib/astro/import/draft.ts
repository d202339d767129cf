import { round } from '../../round';
import { capitalize } from '../../words';
import type { CsvSession } from './acquisition-csv';
import type { Todo } from './document';
import type { Facts } from './facts';
import { matchGear } from './gear-names';
import type { Solution } from './headers/fit-plate';

export interface GearItem {
  name: string;
  kind?: string | undefined;
}

interface Source {
  /** Used for the title when the file names no object. */
  name: string;
  facts: Facts;
  solution: Solution | undefined;
  sessions: CsvSession[] | undefined;
  gear: GearItem[];
  today: string;
}

const MAIN_KINDS = ['telescope', 'camera'];

export function createDraft(source: Source): { data: Record<string, unknown>; todos: Todo[]; guessed: string[] } {
  const { facts, solution, today } = source;
  const todos: Todo[] = [];
  const guessed: string[] = [];
  // A field has one comment.
  const ask = (path: Todo['path'], text: string) => {
    const same = todos.find((todo) => todo.path.join() === path.join());
    if (same) same.text += `; ${text}`;
    else todos.push({ path, text });
  };
  const findGear = (name: string | undefined, kind: 'telescope' | 'camera' | 'filter') => {
    if (!name) return undefined;
    const items = source.gear.filter((item) =>
      kind === 'filter' ? !MAIN_KINDS.includes(item.kind ?? '') : item.kind === kind,
    );
    const found = matchGear(name, items);
    if (found && !found.isSure) guessed.push(`the ${kind} ${name} is ${found.item.name}`);
    return found?.item.name;
  };
  const title = createTitle(facts.object ?? source.name);
  const designation = findDesignation(title);
  const { ra, dec } = solution ?? facts;
  const main = (['telescope', 'camera'] as const).map((kind) => ({ kind, found: findGear(facts[kind], kind) }));
  const gear = main.flatMap(({ found }) => found ?? []);
  ask(['object', 'type'], 'the type of the object');
  if (!facts.object) ask(['title'], 'the title; this is the name of the file');
  if (ra === undefined || dec === undefined) {
    ask(['ra'], 'right ascension in degrees, J2000');
    ask(['dec'], 'declination in degrees, J2000');
  }
  if (gear.length < 2) {
    const missing = main.flatMap(({ kind, found }) => (found ? [] : kind));
    const read = missing.flatMap((kind) => facts[kind] ?? []).join(', ');
    const names = read && `; the file names ${read}`;
    ask(['gear', ...(gear.length > 0 ? [0] : [])], `${missing.join(' and ')}, by name in content/gear${names}`);
  }
  if (!source.sessions && !facts.count) ask(['sessions', 0, 'count'], 'the number of exposures');
  if (!source.sessions && !facts.seconds) ask(['sessions', 0, 'seconds'], 'seconds of one exposure');
  const sessions = (source.sessions ?? [createSession(facts)]).map(({ date = facts.date, filter, ...rest }, index) => {
    if (!date) ask(['sessions', index, 'date'], 'the evening of the session');
    const name = findGear(filter, 'filter');
    if (filter && !name) ask(['sessions', index, 'count'], `filter ${filter} is not in content/gear`);
    return { date: date ?? today, ...(name && { filter: name }), ...rest };
  });
  const data = {
    title,
    object: { name: title, ...(designation && { catalogue: [designation] }), type: 'star-field' },
    ra: round(ra ?? 0, 4),
    dec: round(dec ?? 0, 4),
    gear,
    sessions,
  };
  return { data, todos, guessed };
}

function createSession(facts: Facts): CsvSession {
  const { filter, gain, iso, temperature, binning, ambient, count = 1, seconds = 1 } = facts;
  return { filter, gain, iso, temperature, binning, ambient, count, seconds };
}

function createTitle(name: string): string {
  const clean = name.replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();
  return findDesignation(clean) ?? capitalize(clean);
}

function findDesignation(text: string): string | undefined {
  const [, letters = '', number] =
    /^(messier|m|ngc|ic|sh2|barnard|b|vdb|ldn|lbn|abell|caldwell|c)[ -]?(\d+)$/i.exec(text) ?? [];
  if (!number) return undefined;
  const catalog = letters.toLowerCase();
  if (catalog === 'sh2') return `Sh2-${number}`;
  const name = { messier: 'M', barnard: 'B', vdb: 'vdB', abell: 'Abell', caldwell: 'C' }[catalog];
  return `${name ?? letters.toUpperCase()} ${number}`;
}
