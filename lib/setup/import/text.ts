import { DomUtils, parseDocument } from 'htmlparser2';

/** Longest texts of the schemas. */
export const MAX_LINE = 120;
export const MAX_SENTENCE = 600;
/** What the check of the résumé allows for the summary of a role. */
const MAX_SUMMARY_WORDS = 60;

const BULLET = /^\s*(?:[•·▪◦●■‣⁃➢✓*–—-]|\d{1,2}[.)])\s+/u;

/** Plain text in lines. Removes tags, decodes entities, and drops characters that are not text. */
export function plainText(raw: string): string {
  const withoutTags = raw
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|div)\s*>/gi, '\n')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, '');
  return decodeEntities(withoutTags)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFEFF\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .split('\n')
    .map((line) => line.replaceAll(/[\p{Zs}]+/gu, ' ').trim())
    .join('\n')
    .trim();
}

/** `&amp;` becomes `&`. Tags stay. */
export function decodeEntities(text: string): string {
  return DomUtils.textContent(parseDocument(text.replaceAll('<', '&lt;')));
}

export function oneLine(raw: string): string {
  return plainText(raw).replaceAll(/\n+/g, ' ');
}

/** A spreadsheet would compute such a cell. A list that begins with "-" or a phone number with "+" is text. */
export function isFormula(text: string): boolean {
  return /^\s*(=|@\w+\(|[+-]\w+[(|!])/.test(text);
}

export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const end = cut.search(/[\s,;|–-]+\S*$/);
  return (end > max / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}

/** Items of a list are paragraphs of their own, without the bullet. */
export function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => (BULLET.test(line) ? `\n\n${line.replace(BULLET, '')}` : line))
    .join('\n')
    .split(/\n{2,}/)
    .map((part) => part.replaceAll('\n', ' ').trim())
    .filter(Boolean);
}

/** The description of a role as its summary, and a highlight for each list item, line or further sentence. */
export function describeRole(text: string): { summary?: string; highlights: string[] } {
  const lines = text.split('\n').filter(Boolean);
  const items = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''));
  const rest = lines.filter((line) => !BULLET.test(line));
  const { summary, others } = splitSummary(rest);
  return { ...(summary && { summary }), highlights: [...others, ...items].flatMap(sentencesWithin) };
}

/** The first line, as far as it fits a summary. */
function splitSummary([first = '', ...others]: string[]): { summary: string; others: string[] } {
  const sentences = sentencesOf(first);
  let summary = '';
  while (sentences[0] && fitsSummary(`${summary} ${sentences[0]}`)) summary = `${summary} ${sentences.shift()}`.trim();
  return { summary, others: [...(sentences.length > 0 ? [sentences.join(' ')] : []), ...others] };
}

export function fitsSummary(text: string): boolean {
  return text.length <= MAX_SENTENCE && text.trim().split(/\s+/).length <= MAX_SUMMARY_WORDS;
}

/** A text in parts that fit the schemas. */
export function sentencesWithin(text: string): string[] {
  if (text.length <= MAX_SENTENCE) return [text];
  const parts: string[] = [];
  for (const sentence of sentencesOf(text).flatMap(wordsWithin)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < MAX_SENTENCE)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

function wordsWithin(text: string): string[] {
  const start = shortened(text, MAX_SENTENCE);
  const rest = text.slice(start.length).trim();
  return rest ? [start, ...wordsWithin(rest)] : [start];
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?。])\s+(?=\p{Lu}|\p{Lo}|\d)/u).filter(Boolean);
}
