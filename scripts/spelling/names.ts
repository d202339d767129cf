import { readSource } from '../../lib/content/check/source';

/** Fields whose values are names of people, companies, places and things. */
const NAMES = new Set([
  'name',
  'names',
  'also',
  'catalogue',
  'company',
  'institution',
  'issuer',
  'location',
  'technologies',
  'event',
  'publisher',
  'organization',
]);

/** The words in the names of the documents. A document that cannot be read has none. */
export function namesOf(documents: ReadonlyMap<string, string>): string[] {
  const names = [...documents].flatMap(([path, text]) => namesIn(readSource(path, text).data, false));
  return [...new Set(names.flatMap((name) => name.match(/[\p{L}\p{M}'’]+/gu) ?? []))].sort();
}

function namesIn(data: unknown, isName: boolean): string[] {
  if (typeof data === 'string') return isName ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((item) => namesIn(item, isName));
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => namesIn(value, NAMES.has(key)));
}
