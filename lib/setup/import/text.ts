import { DomUtils, parseDocument } from 'htmlparser2';
import { withoutMarkup } from '../../resume/prose';

/** Longest texts of the schemas of pages and projects. */
export const MAX_LINE = 120;
export const MAX_SENTENCE = 600;

export const BULLET = /^\s*(?:[•·▪◦●■‣⁃➢✓*–—-]|\d{1,2}[.)])\s+/u;

const TAG = /<\/?(?:a|b|code|div|em|font|h[1-6]|i|img|li|ol|p|pre|small|span|strong|u|ul)\b[^<>]*>|<![^<>]*>/gi;
const LINK = /<a\b[^<>]*\bhref=["']?(https?:[^"'<>\s]+)[^<>]*>([^<]*)<\/a>/gi;

export function hasMarkup(raw: string): boolean {
  return raw.search(TAG) !== -1;
}

/** Lines without tags, entities and characters that are not text. Links keep their address in parentheses. */
export function plainText(raw: string): string {
  const withoutTags = raw
    .replaceAll(LINK, (_, url: string, text: string) => (text.includes(url) ? text : `${text} (${url})`))
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|div)\s*>/gi, '\n')
    .replaceAll(TAG, '');
  return decodeEntities(withoutTags)
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll('\uFE0F', '')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFEFF\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .split('\n')
    .map((line) => line.replaceAll(/[\p{Zs}]+/gu, ' ').trim())
    .join('\n')
    .trim();
}

export function withoutMarkdown(text: string): string {
  const plain = withoutMarkup(text.replaceAll(/\[([^\]\n]*)\]\((https?:[^)\s]*)\)/g, '$1 ($2)'));
  return plain === text ? text : withoutMarkdown(plain);
}

export function decodeEntities(text: string): string {
  // Only entities with a semicolon are decoded. The parser would also decode some without one, such as &#0.
  const escaped = text.replaceAll('<', '&lt;').replaceAll(/&(?!#?\w+;)/g, '&amp;');
  return DomUtils.textContent(parseDocument(escaped));
}

export function oneLine(raw: string): string {
  return plainText(raw).replaceAll(/\n+/g, ' ');
}

export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const end = cut.search(/[\s,;|–-]+\S*$/);
  return (end > max / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}

export function splitParagraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => (BULLET.test(line) ? `\n\n${line.replace(/^[^\d\s]+ +/, '• ')}` : line))
    .join('\n')
    .split(/\n{2,}|(?<=[.!?:])\n/)
    .map((part) => part.replaceAll('\n', ' ').trim())
    .filter(Boolean);
}

export function takeSentences(text: string, max: number): string {
  let taken = '';
  for (const sentence of text.split(/(?<=[.!?。])\s+(?=\p{Lu}|\p{Lo}|\d)/u).filter(Boolean)) {
    if (`${taken} ${sentence}`.length > max) break;
    taken = `${taken} ${sentence}`.trim();
  }
  return taken || shortened(text, max);
}

export function describeRole(text: string): { summary?: string; highlights?: string[] } {
  const lines = text.split('\n').filter(Boolean);
  const first = lines.findIndex((line) => BULLET.test(line));
  const summary = lines.slice(0, first === -1 ? 1 : first).join('\n');
  // A line that begins in lower case continues the item above it.
  const items = lines
    .slice(first)
    .join('\n')
    .replaceAll(/\n(?=\p{Ll})/gu, ' ')
    .split('\n');
  const highlights = first === -1 ? lines.slice(1) : items.map((item) => item.replace(BULLET, ''));
  return { ...(summary && { summary }), ...(highlights.length > 0 && { highlights }) };
}
