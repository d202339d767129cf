import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { PAGES } from './pages';
import { type APIRequestContext, expect, type Page, test } from './test';

/** Elements whose text is also in the Markdown. */
const WORDS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, pre, figcaption';

const markdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

interface Node {
  type?: string;
  depth?: number;
  url?: string;
  value?: string;
  alt?: string | null;
  title?: string | null;
  children?: Node[];
}

function nodesIn(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function textsIn(node: Node): string[] {
  return nodesIn(node).flatMap(({ value, alt, title }) =>
    [value, alt, title].filter((text) => typeof text === 'string'),
  );
}

/** Letters and digits only: punctuation differs between a page and its Markdown. */
function keepLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}+]/gu, '');
}

/** Texts and headings from the h1 on, links, and the whole text with that of pictures. Runs in the browser. */
function readInBrowser({ html, words }: { html: string; words: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const main = document.querySelector('main') ?? document.body;
  const title = main.querySelector('h1');
  const around =
    'dialog, search, form, nav, svg, script, button, label, caption, [popover], [hidden], [role=status], [aria-hidden], ' +
    '[data-markdown=skip], .needs-script, .prose-anchor';
  const isCopied = (element: Element) =>
    title && !element.closest(around) && !(element.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING);
  const texts: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.closest(words) && isCopied(parent)) texts.push(walker.currentNode.textContent ?? '');
  }
  const address = document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href') ?? '';
  // The copy has another address than the page.
  const page = /([^/]*)\.md$/.exec(address)?.[1] ?? '';
  return {
    texts,
    levels: [...main.querySelectorAll('h1, h2, h3, h4')].filter(isCopied).map(({ tagName }) => Number(tagName[1])),
    links: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(/^(?=[?#])/, page)),
    address,
    all: [main.textContent, ...[...main.querySelectorAll('img')].map(({ alt }) => alt)].join(' '),
  };
}

async function readBoth(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const original = await page.evaluate(readInBrowser, { html, words: WORDS });
  const address = new URL(original.address).pathname;
  expect(address).toBe(path === '/' ? '/index.md' : `${path}.md`);
  const response = await request.get(address);
  expect(response.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
  const source = await response.text();
  expect(source, path).not.toContain('rowan@example.com');
  const tree = markdown.parse(source) as Node;
  const texts = textsIn(tree);
  const copied = keepLetters(texts.join(' '));
  const all = keepLetters(original.all);
  expect(original.texts.length, path).toBeGreaterThan(0);
  const missing = original.texts.filter((text) => !copied.includes(keepLetters(text)));
  const added = texts.flatMap((text) => text.split(/[;,:()·]/)).filter((text) => !all.includes(keepLetters(text)));
  return { original, tree, missing, added };
}

test('the copy of every page has its headings, words and links, and no others', async ({ page, request }) => {
  for (const path of PAGES) {
    const { original, tree, missing, added } = await readBoth(page, request, path);
    const nodes = nodesIn(tree);
    const headings = nodes.filter(({ type }) => type === 'heading');
    expect.soft(tree.children?.[0], path).toMatchObject({ type: 'heading', depth: 1 });
    expect.soft({ path, levels: headings.map(({ depth }) => depth) }).toEqual({ path, levels: original.levels });
    const foreign = nodes.filter(({ type, url = '' }) => type === 'link' && !original.links.includes(url));
    const links = foreign.map(({ url }) => url);
    const html = nodes.filter(({ type }) => type === 'html').map(({ value }) => value);
    expect.soft({ path, missing, added, links, html }).toEqual({ path, missing: [], added: [], links: [], html: [] });
  }
});
