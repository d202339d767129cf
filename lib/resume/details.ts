import { capitalize } from '../words';
/** A fact for which there is no field: its name is "Thesis", its value a text. */
export interface Detail {
  name: string;
  value: string;
}

/** "Course work" for `courseWork`. Other keys and paths such as `links[0].url` stay, so that `readKey` restores each. */
export function nameDetail(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return /^[a-z]+([A-Z][a-z]+)*$/.test(key) ? capitalize(words) : key;
}

function readKey(name: string): string {
  if (!/^[A-Z][a-z]*( [a-z]+)*$/.test(name)) return name;
  const key = name.replaceAll(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return key.charAt(0).toLowerCase() + key.slice(1);
}

export function addDetails(target: Record<string, unknown>, details: Detail[] = []): Record<string, unknown> {
  for (const [name, facts] of Map.groupBy(details, (detail) => detail.name)) {
    const values = facts.map(({ value }) => value);
    setValue(target, parsePath(readKey(name)), values.length > 1 ? values : values[0]);
  }
  return target;
}

function parsePath(path: string): (string | number)[] {
  const steps = path.matchAll(/\[(\d{1,3})\]|([^.[\]]+)/g);
  return Array.from(steps, ([, index, name]) => name ?? Number(index));
}

function setValue(target: Record<string, unknown>, path: (string | number)[], value: unknown): void {
  let place = target;
  for (const [index, step] of path.entries()) {
    const next = path[index + 1];
    if (next === undefined) place[step] = value;
    // Object.hasOwn keeps `__proto__` from reaching the prototype of all objects.
    else if (!Object.hasOwn(place, step) || typeof place[step] !== 'object')
      place[step] = typeof next === 'number' ? [] : {};
    place = place[step] as Record<string, unknown>;
  }
}

export function describeDetails({ details = [] }: { details?: Detail[] }): string[] {
  return groupDetails(details).map(([label, text]) => `${label}: ${text}`);
}

/** Labels and texts. `links[0].name` and `links[0].url` share the label Links. */
export function groupDetails(details: Detail[]): [label: string, text: string][] {
  const groups = Map.groupBy(details, ({ name }) => labelDetail(name));
  return [...groups].map(([label, facts]) => [label, facts.map(({ value }) => value).join(', ')]);
}

function labelDetail(name: string): string {
  if (!/[.[]/.test(name)) return name;
  const words = name.replace(/\[.*/, '').replaceAll('.', ' ');
  return capitalize(words.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
