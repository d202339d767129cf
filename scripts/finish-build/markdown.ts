import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import Turndown from 'turndown';
import { pageFile, readManifest, withPage } from './build-output';
import { applyEdits, type HtmlElement, hasClass, isOtherPart, parseHtml, withSpaces } from './html';

const COPY = /^\/markdown(\/.+)$/;

export async function writeMarkdownCopies(output: string): Promise<void> {
  const paths = Object.keys(readManifest(output).routes).flatMap((route) => COPY.exec(route)?.[1] ?? []);
  for (const path of paths) {
    // In the copy, a link without a path would lead to the copy itself.
    const page = path === '/index' ? './' : basename(path);
    const html = readFileSync(pageFile(output, path, 'html'), 'utf8').replace(/(<a [^>]*href=")(?=[?#])/g, `$1${page}`);
    const text = await withPage(path, () => toMarkdown(html));
    writeFileSync(pageFile(output, `/markdown${path}`, 'body'), text);
  }
}

export function toMarkdown(html: string): string {
  const [content] = /<h1\b.*?(?=<\/main>)/s.exec(html) ?? [];
  if (!content) throw new Error('expected an <h1> in <main>, found none');
  return `${converter.turndown(withSpaces(leaveOut(content))).replace(/ +$/gm, '')}\n`;
}

/** Runs before turndown, which is slow for drawings because it visits each element. */
function leaveOut(html: string): string {
  let position = 0;
  const edits = parseHtml(html).flatMap((element) => {
    const { start, end } = element;
    if (start < position || !isLeftOut(element)) return [];
    position = end;
    return [{ start, end, text: '' }];
  });
  return applyEdits(html, edits);
}

function isLeftOut({ name, attributes }: HtmlElement): boolean {
  return (
    isOtherPart(name, attributes) ||
    attributes.popover !== undefined ||
    attributes['data-markdown'] === 'skip' ||
    hasClass(attributes, 'needs-script') ||
    (name === 'img' && attributes.alt === '')
  );
}

const converter = new Turndown({
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  headingStyle: 'atx',
  emDelimiter: '*',
  br: '\\',
  blankReplacement: toEmpty,
});

/** Text that looks like a tag would be read as one. */
converter.escape = (text) => Turndown.prototype.escape(text).replaceAll('<', '\\<');

// A rule that is added later comes first.
converter.addRule('terms', { filter: 'dl', replacement: toBlock });
converter.addRule('term', { filter: (element) => element.matches('dl > div'), replacement: toItem });
converter.addRule('term name', { filter: 'dt', replacement: (content) => `${content.trim()}: ` });
converter.addRule('term value', { filter: 'dd', replacement: (content) => `${toLine(content)}\n` });
converter.addRule('list item', { filter: (element) => element.matches('ul > li'), replacement: toItem });

converter.addRule('table', { filter: ['table', 'caption'], replacement: toBlock });
converter.addRule('rows', { filter: ['thead', 'tbody'], replacement: (content) => content });
converter.addRule('row', { filter: 'tr', replacement: toRow });
converter.addRule('cell', {
  filter: ['th', 'td'],
  replacement: (content) => `| ${toLine(content).replaceAll('|', '\\|')} `,
});

converter.addRule('code', { filter: 'pre', replacement: toCode });

converter.addRule('link without text', { filter: isTextless, replacement: toEmpty });

function isTextless(element: Element): boolean {
  if (!element.matches('a, button') || element.querySelector('img')) return false;
  return element.matches('button') || !element.textContent?.trim();
}

function toEmpty(_: string, element: Element): string {
  return element.matches('th, td') ? '| ' : '';
}

function toItem(content: string): string {
  return `- ${content.trim().replaceAll('\n', '\n  ')}\n`;
}

/** Every table of Markdown has a header. */
function toRow(content: string, element: Element): string {
  const isHeader = element.matches('tr:first-child') && !element.matches('thead + tbody > tr');
  return `${content}|\n${isHeader ? `${'| - '.repeat(element.children.length)}|\n` : ''}`;
}

function toCode(_: string, { firstElementChild: code }: Element): string {
  return toBlock(`\`\`\`${code?.getAttribute('data-language') ?? ''}\n${code?.textContent?.trim()}\n\`\`\``);
}

function toBlock(content: string): string {
  return `\n\n${content.trim()}\n\n`;
}

function toLine(content: string): string {
  return content.trim().replace(/\s+/g, ' ');
}
