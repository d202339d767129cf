import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { PAGES } from './pages';
import { expect, test } from './test';

/** Elements whose text is also in the Markdown. */
const WORDS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, pre, figcaption';
const WORDS_OF = new Map([['/resume', 'h1, h3, h4, .prose p, ol ul li']]);
/** The Markdown résumé has other headings, and a phone number. Charts, boards and the rig calculator are on the page only. */
const OTHER_WORDS = new Map([
  ['/resume', /^( \w{3} \d{4} [-–] \w{3} \d{4}|Experience|Skills|253| 555-0142)$/],
  [
    '/astrophotography',
    /^(Photographs and rendered fields for each pair\. .*|What a telescope, .*|astronomy\.tools|Source|Field of view of .*|\. North is up.*|30 arc minutes|William Optics RedCat 51 with Canon EOS Ra)$/,
  ],
  ['/tabletop', /^(Most played|Weight and rating|Not shown: ?|\d+ games?| without a weight or rating\.)$/],
  [
    '/lab/hex-line-of-sight',
    /^(Visible( along an edge)?|The HTML page has a board of .*| a target| woods and hills on\. The rules|An example)$/,
  ],
]);
/** The count at the end of a shortened list. */
const CUT = /^\s*\+\d+( more)?$/;

const markdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

/** Letters and digits only: punctuation differs between a page and its Markdown. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}+]/gu, '');
}

/** Texts of a Markdown file, without its syntax. */
function textsOf(source: string): string[] {
  return textsIn(markdown.parse(source));
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

/** Texts of the elements `words`, and the whole text with that of pictures and controls. Runs in the browser. */
function readPage({ html, words }: { html: string; words: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const main = document.querySelector('main') ?? document.body;
  const around =
    'search, form, nav, svg, [popover], [aria-hidden], .needs-script, .without-script, .prose-anchor, .sr-only';
  const href = document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href') ?? '';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const pageTexts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.closest(words) && !parent.closest(around)) pageTexts.push(walker.currentNode.textContent ?? '');
  }
  const images = [...main.querySelectorAll('img')].map(({ alt }) => alt);
  return { href, pageTexts, all: [main.textContent, ...images].join(' ') };
}

test('the Markdown of every page has the words of the page and no others', async ({ page, request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const { href, pageTexts, all } = await page.evaluate(readPage, { html, words: WORDS_OF.get(path) ?? WORDS });
    const address = new URL(href).pathname;
    expect(address).toBe(path === '/' ? '/index.md' : `${path}.md`);
    const response = await request.get(address);
    expect(response.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
    const texts = textsOf(await response.text());
    const [markdownLetters, pageLetters] = [lettersOf(texts.join(' ')), lettersOf(all)];
    expect(pageTexts.length, path).toBeGreaterThan(0);
    const isExpected = (text: string) => !OTHER_WORDS.get(path)?.test(text);
    const missing = pageTexts.filter((text) => !CUT.test(text) && !markdownLetters.includes(lettersOf(text)));
    const pieces = texts.flatMap((text) => text.split(/[;,:()·]/));
    const added = pieces.filter((text) => !pageLetters.includes(lettersOf(text)));
    expect
      .soft({ missing: missing.filter(isExpected), added: added.filter(isExpected) }, path)
      .toEqual({ missing: [], added: [] });
  }
});
