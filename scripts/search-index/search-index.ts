import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { SEARCH_PATH } from '../../lib/sections';
import { INDEX_FOLDER } from '../../lib/site/search/address';
import { kindOf } from '../../lib/site/search/kinds';
import { assetFile, pageFile, readJson } from '../finish-build/build-output';
import { CONTROLS, withSpaces } from '../finish-build/html';

interface PrerenderManifest {
  routes: Record<string, { dataRoute: string | null }>;
}

/**
 * Also left out of the index: facts and links beside a title; links to the pages before and after; cards and lists that
 * repeat other pages; games, which are found by their names; and texts for screen readers that repeat others.
 */
const LEFT_OUT = [
  ...[
    ...CONTROLS,
    'button',
    'select',
    'header a',
    'header dl',
    'header span',
    '.card-cell',
    '[data-layout]',
    '.sr-only',
  ],
];

/** Files that a search loads. Pagefind also writes interfaces of its own. */
const USED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|[\w.-]+\.pf_meta|(fragment|index|filter)\/.+)$/;

const PAGES_OF_ERRORS = ['/projects/not-found', '/server-error'];

/** Set by components/shell/shell.tsx. */
const UNLISTED = /<main\b[^>]*\sdata-unlisted\b/;

/** Writes the text index of the pages in `output`, and returns the number of pages. */
export async function writeSearchIndex(output: string): Promise<number> {
  const { routes } = readJson<PrerenderManifest>(join(output, 'prerender-manifest.json'));
  const paths = Object.keys(routes).filter((path) => routes[path]?.dataRoute?.endsWith('.rsc') && isIndexed(path));
  try {
    const { index, errors } = await createIndex({
      rootSelector: 'main',
      excludeSelectors: LEFT_OUT,
      forceLanguage: 'en',
    });
    if (!index) throw new Error(errors.join(', '));
    const pages = paths.map((path) => ({ path, content: readFileSync(pageFile(output, path, 'html'), 'utf8') }));
    const listed = pages.filter(({ content }) => !UNLISTED.test(content));
    for (const { path, content } of listed) {
      const added = await index.addHTMLFile({ url: path, content: withKind(withSpaces(content), path) });
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join(', ')}`);
    }
    const written = await index.getFiles();
    if (written.errors.length > 0) throw new Error(written.errors.join(', '));
    rmSync(assetFile(output, INDEX_FOLDER), { recursive: true, force: true });
    for (const { path, content } of written.files.filter((file) => USED.test(file.path))) {
      const file = join(assetFile(output, INDEX_FOLDER), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return listed.length;
  } finally {
    await close();
  }
}

/** The kind is a filter, so that a search in one kind loads its pages only. */
function withKind(html: string, path: string): string {
  return html.replace(/<main\b[^>]*>/, (main) => `${main}<i data-pagefind-filter="kind:${kindOf(path)}"></i>`);
}

function isIndexed(path: string): boolean {
  return path !== SEARCH_PATH && !path.startsWith('/_') && !PAGES_OF_ERRORS.includes(path);
}

async function main(): Promise<void> {
  try {
    console.log(`The search knows the text of ${await writeSearchIndex('.next')} pages.`);
  } catch (error) {
    console.error(`The search index is not written. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
