import { type ChosenSections, isOff } from './schema/sections';

/** A copy of a document without the fields `href` that lead to a section that is off. */
export function withoutOffLinks<T>(value: T, sections: ChosenSections): T {
  if (Array.isArray(value)) return value.map((item) => withoutOffLinks(item, sections)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, field]) => !(key === 'href' && typeof field === 'string' && isOff(sections, field)),
  );
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutOffLinks(field, sections)])) as T;
}
