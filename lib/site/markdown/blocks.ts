import { getPageMeta } from '../../content/content';
import type { PagePath } from '../routes';

/** Joins blocks of Markdown with blank lines; skips missing ones. */
export function joinBlocks(blocks: (string | false | null | undefined)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

export function bullets(items: (string | false | null | undefined)[]): string {
  return items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}

export function link(text: string, href: string): string {
  return `[${escapeText(text)}](${href})`;
}

/** Signs with a meaning in Markdown; entities such as `&amp;`; list markers, which only count at the start. */
const MARKUP = /[\\`*_[\]<>|#~]|&(?=#?\w+;)|^[-+](?=\s)|(?<=^\d{1,9})[.)](?=\s)/g;

/** Escapes plain text for Markdown. */
export function escapeText(text: string): string {
  return text.replaceAll(MARKUP, '\\$&');
}

/** A code block, inline code, or a comment. Matching code first keeps comments inside code. */
const CODE_OR_COMMENT = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|(`+)[^`][\s\S]*?\3|\{\/\*[\s\S]*?\*\/\}\n?/gm;

/** A document's prose without comments, which no page shows. */
export function prose({ raw }: { raw: string }): string {
  const text = raw.replaceAll('\r\n', '\n');
  return text.replaceAll(CODE_OR_COMMENT, (found) => (found.startsWith('{/*') ? '' : found)).trim();
}

/** Heading and lead of a page. */
export function pageHead(path: PagePath): string[] {
  const { heading, lead = '' } = getPageMeta(path);
  return [`# ${heading}`, escapeText(lead)];
}
