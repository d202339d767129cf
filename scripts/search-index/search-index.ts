import { readFileSync, writeFileSync } from 'node:fs';
import { createIndex, type SearchData, type TextRow } from '../../lib/site/search/index-data';
import { pageFile, readJson, readManifest } from '../finish-build/build-output';
import { readPageText } from './page-text';

/** Returns the number of pages whose text is in the index. */
export function writeSearchIndex(output: string): number {
  const file = pageFile(output, '/search/index.json', 'body');
  const { kinds, entries } = readJson<SearchData>(file);
  const { routes } = readManifest(output);
  const texts: TextRow[] = [];
  const keywords = new Map<number, string>();
  for (const [page, { href }] of entries.entries()) {
    if (!routes[href]?.dataRoute?.endsWith('.rsc')) continue;
    const html = readFileSync(pageFile(output, href, 'html'), 'utf8');
    keywords.set(page, /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? '');
    for (const { id, heading, text } of readPageText(html)) texts.push([page, id, heading, text]);
  }
  const data: SearchData = { kinds, entries, texts };
  const index = createIndex(data, keywords).toJSON();
  writeFileSync(file, JSON.stringify({ ...data, index }));
  return keywords.size;
}
