import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { pageFile, readJson, withPage } from './build-output';
import { CONTROLS, withSpaces } from './html';

/** What is of use in a browser only. */
const LEFT_OUT = `${CONTROLS}, button:not(:has(img)), .needs-script, [hidden], [popover], img[alt=""], [data-markdown=skip]`;

/** Terms become a list of lines such as "Status: Active", and a table cell is one line. Inner elements come first. */
const RENAMED = {
  'dl > div > dt, dl > div > dd, td > p': 'span',
  'dl > div': 'li',
  'dl:has(> li)': 'ul',
};

const COPY = /^\/markdown(\/.+)$/;

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { nodeHandlers: { comment() {} } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' })
  .freeze();

/** Writes the copies whose addresses and headers app/markdown has prepared. */
export async function writeMarkdownCopies(output: string): Promise<void> {
  const { routes } = readJson<{ routes: Record<string, unknown> }>(join(output, 'prerender-manifest.json'));
  const paths = Object.keys(routes).flatMap((route) => COPY.exec(route)?.[1] ?? []);
  for (const path of paths) {
    const html = readFileSync(pageFile(output, path, 'html'), 'utf8');
    const text = await withPage(path, () => toMarkdown(html));
    writeFileSync(join(output, 'server/app/markdown', `${path}.body`), text);
  }
}

/** The page from its heading on. */
export function toMarkdown(html: string): string {
  const [content] = /<h1\b.*?(?=<\/main>)/s.exec(html) ?? [];
  if (!content) throw new Error('expected an <h1> in <main>, found none');
  const tree = converter.parse(withSpaces(content));
  prepare(tree);
  return converter.stringify(converter.runSync(tree));
}

function prepare(root: Parameters<typeof selectAll>[1]): void {
  for (const element of selectAll(LEFT_OUT, root)) Object.assign(element, { tagName: 'span', children: [] });
  for (const term of selectAll('dl > div > dt', root)) term.children.push({ type: 'text', value: ':' });
  for (const [selector, name] of Object.entries(RENAMED)) {
    for (const element of selectAll(selector, root)) element.tagName = name;
  }
  for (const code of selectAll('code[data-language]', root)) {
    code.properties.className = [`language-${code.properties.dataLanguage}`];
  }
}
