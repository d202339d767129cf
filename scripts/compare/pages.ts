import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** An export: its files by address. Those of pages end with .html. */
export type Export = Map<string, Buffer>;

export interface ChangedPage {
  path: string;
  kind: 'added' | 'removed' | 'kept';
  /** Its text in each export; empty if the page is not there. */
  texts: [string, string];
}

const NOTHING = Buffer.alloc(0);
const COMPRESSED = /\.(br|gz)$/;
const NOT_READ = new Set(['script', 'style', 'template']);
const BLOCK =
  /^(address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h\d|header|hr|li|main|nav|ol|p|pre|section|table|td|th|title|tr|ul)$/;

export function readExport(folder: string): Export {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Run \`npm run export\` and name its folder.`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [`/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`, readFileSync(file)];
    }),
  );
}

/** Pages that can look different: their HTML, or a file that they name, is another one. */
export function changedPages(before: Export, after: Export): ChangedPage[] {
  const addresses = [...new Set([...before.keys(), ...after.keys()])].sort();
  const isPage = (address: string) => address.endsWith('.html');
  const pages = addresses.filter(isPage);
  const isOther = (address: string) => before.get(address)?.equals(after.get(address) ?? NOTHING) !== true;
  const files = addresses.filter((address) => !isPage(address) && isOther(address));
  return pages.flatMap((address) => {
    const [old, now] = [before.get(address), after.get(address)];
    const html = now?.toString() ?? '';
    const isSame = now !== undefined && old?.equals(now) === true && !files.some((file) => html.includes(file));
    if (isSame) return [];
    const kind = old && now ? 'kept' : now ? 'added' : 'removed';
    return [{ path: pathOf(address), kind, texts: [textOf(old?.toString()), textOf(html)] }];
  });
}

function pathOf(address: string): string {
  return address === '/index.html' ? '/' : address.replace(/\.html$/, '');
}

/** What a page says, one block of text a line, with its title first. */
export function textOf(html = ''): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (NOT_READ.has(name)) hidden += 1;
      if (BLOCK.test(name)) text += '\n';
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onclosetag(name) {
      if (NOT_READ.has(name)) hidden -= 1;
      if (BLOCK.test(name)) text += '\n';
    },
  });
  parser.end(html);
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter(Boolean).join('\n');
}
