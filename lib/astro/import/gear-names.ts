const NOISE =
  /\b(zwo|qhyccd|qhy|canon|nikon|sony|william optics|wo|sky-?watcher|sw|celestron|optolong|antlia|svbony|ccd|cmos|camera|telescope|filter|2[ -]?inch|1\.25[ -]?inch|2"|1\.25")(?=\W|$)/gi;

/** Shorter keys are parts of too many names. */
const SHORTEST = 4;

/** "ZWO CCD ASI2600MC Pro" is "ASI2600MC-Pro". `isSure` is false for a partial match. Undefined if two items match. */
export function matchGear<T extends { name: string }>(
  name: string,
  items: T[],
): { item: T; isSure: boolean } | undefined {
  const key = createKey(name);
  if (key.length < SHORTEST) return undefined;
  const same = items.find((item) => createKey(item.name) === key);
  if (same) return { item: same, isSure: true };
  const similar = items.filter((item) => contains(createKey(item.name), key) || contains(key, createKey(item.name)));
  return similar.length === 1 ? { item: similar[0] as T, isSure: false } : undefined;
}

function contains(whole: string, part: string): boolean {
  return part.length >= SHORTEST && whole.includes(part);
}

function createKey(name: string): string {
  return name
    .toLowerCase()
    .replace(NOISE, ' ')
    .replace(/[^a-z0-9]/g, '');
}
