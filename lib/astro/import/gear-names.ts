interface Item {
  name: string;
  kind?: string | undefined;
}

const NOISE =
  /\b(zwo|qhyccd|qhy|canon|nikon|sony|william optics|wo|sky-?watcher|sw|celestron|optolong|antlia|svbony|ccd|cmos|camera|telescope|filter|2[ -]?inch|1\.25[ -]?inch|2"|1\.25")(?=\W|$)/gi;

/** Other names of the same thing, by the key of each. */
const ALIASES: Record<string, string> = {
  edgehd800: 'edgehd8',
  c8edgehd: 'edgehd8',
  c8edge: 'edgehd8',
  redcat: 'redcat51',
  redcat51ii: 'redcat51',
  esprit100: 'esprit100ed',
  esprit100edt: 'esprit100ed',
  lextreme2: 'lextreme',
};

/** Shorter keys are parts of too many names. */
const SHORTEST = 4;

/**
 * The item of gear that a program's name means. One camera has many names: "ZWO CCD ASI2600MC Pro", "ASI2600MC-Pro".
 * `isSure` is false when only a part of the name agrees, and nothing is returned when two items could be meant.
 */
export function matchGear<T extends Item>(name: string, items: T[]): { item: T; isSure: boolean } | undefined {
  const key = keyOf(name);
  if (key.length < SHORTEST) return undefined;
  const same = items.find((item) => keyOf(item.name) === key);
  if (same) return { item: same, isSure: true };
  const similar = items.filter((item) => contains(keyOf(item.name), key) || contains(key, keyOf(item.name)));
  return similar.length === 1 ? { item: similar[0] as T, isSure: false } : undefined;
}

function contains(whole: string, part: string): boolean {
  return part.length >= SHORTEST && whole.includes(part);
}

function keyOf(name: string): string {
  const key = name
    .toLowerCase()
    .replace(NOISE, ' ')
    .replace(/[^a-z0-9]/g, '');
  return ALIASES[key] ?? key;
}
