import { KINDS } from '../search/kinds';
import { pageEntries } from '../search/page-entries';
import { bullets, joinBlocks, link } from './blocks';
import { pageHead } from './page-head';

export function searchMarkdown(): string {
  const byKind = Map.groupBy(pageEntries(), ({ kind }) => kind);
  return joinBlocks([
    ...pageHead('/search'),
    ...KINDS.flatMap(({ value, label }) => {
      const entries = byKind.get(value) ?? [];
      return entries.length > 0 ? [`## ${label}`, bullets(entries.map(({ name, href }) => link(name, href)))] : [];
    }),
  ]);
}
