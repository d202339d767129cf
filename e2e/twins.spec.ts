import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { PAGES } from './pages';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** What of a page is text; the Markdown résumé is one of several forms, each with words of its own around the same facts. */
const WORDS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, pre, figcaption';
const WORDS_OF = new Map([['/resume', 'h1, h2, h3, h4, .prose p, ol ul li']]);
const FORMS_OWN = new Map([['/resume', /^ \w{3} \d{4} - \w{3} \d{4}$/]]);
/** Of a list cut short, only what it shows is text. */
const CUT = /^\s*\+\d+( more)?$/;

const markdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

/** Letters and digits alone: marks and punctuation differ between a page and its Markdown. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}+]/gu, '');
}

/** Pieces of text of a Markdown file, without its marks. */
function textsOf(twin: string): string[] {
  return textsIn(markdown.parse(twin));
}

interface Node {
  value?: string;
  alt?: string | null;
  title?: string | null;
  children?: object[];
}

function textsIn(node: object): string[] {
  const { value, alt, title, children = [] } = node as Node;
  return [value, alt, title].filter((text) => typeof text === 'string').concat(children.flatMap(textsIn));
}

/** What a page says in its words, and all of its text, pictures and controls included. Runs in the browser. */
function readPage(main: HTMLElement, words: string) {
  const around =
    'search, form, nav, svg, [popover], [aria-hidden], .needs-script, .without-script, .prose-anchor, .sr-only';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.closest(words) && !parent.closest(around)) said.push(walker.currentNode.textContent ?? '');
  }
  const images = [...main.querySelectorAll('img')].map(({ alt }) => alt);
  return { said, all: [main.textContent, ...images].join(' ') };
}

for (const path of PAGES) {
  test(`the Markdown of ${path} says what the page says`, async ({ page, request }) => {
    await page.goto(path);
    const href = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href');
    const address = new URL(href ?? '').pathname;
    expect(address).toBe(path === '/' ? '/index.md' : `${path}.md`);
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const twin = textsOf(await answer.text());
    const { said, all } = await page.locator('main').evaluate(readPage, WORDS_OF.get(path) ?? WORDS);
    const [twinLetters, pageLetters] = [lettersOf(twin.join(' ')), lettersOf(all)];
    expect(said.length).toBeGreaterThan(1);
    const missing = said.filter((text) => !CUT.test(text) && !twinLetters.includes(lettersOf(text)));
    const pieces = twin.flatMap((text) => text.split(/[;,:()·]/)).filter((text) => !FORMS_OWN.get(path)?.test(text));
    const added = pieces.filter((text) => !pageLetters.includes(lettersOf(text)));
    expect({ missing, added }).toEqual({ missing: [], added: [] });
  });
}
