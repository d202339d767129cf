import type { SearchEntry } from '../../section';
import type { Kind } from './kinds';

export type Entry = SearchEntry & { kind: Kind };

type Row = [name: string, href?: string, detail?: string, also?: string[], image?: string];

/** The entries as JSON. Thousands of games have the same kind and computable addresses, which are left out. */
export type PackedEntries = Partial<Record<Kind, Row[]>>;

/** Shows the games of this name, designer or series. */
function gamesNamed(name: string): string {
  return `/tabletop?q=${encodeURIComponent(name)}`;
}

export function packEntries(entries: Entry[]): PackedEntries {
  const packed: PackedEntries = {};
  for (const { kind, name, href, also = [], detail = '', image = '' } of entries) {
    const row = [name, href === gamesNamed(name) ? '' : href, detail, also, image] as Row;
    while (row.at(-1)?.length === 0) row.pop();
    packed[kind] ??= [];
    packed[kind].push(row);
  }
  return packed;
}

export function unpackEntries(packed: PackedEntries): Entry[] {
  return Object.entries(packed).flatMap(([kind, rows]) =>
    rows.map(([name, href, detail, also, image]) => ({
      kind: kind as Kind,
      name,
      href: href || gamesNamed(name),
      ...(detail && { detail }),
      ...(also?.length && { also }),
      ...(image && { image }),
    })),
  );
}
