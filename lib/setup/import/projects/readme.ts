import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { oneLine, plainText } from '../text';

export interface Readme {
  title?: string | undefined;
  /** Paragraphs of the introduction, without badges, pictures, lists and lines of links. */
  paragraphs: string[];
}

/** The parser needs seconds for hostile text of twice the length. */
export const README_LENGTH = 8_192;

const MAX_PARAGRAPHS = 4;
const SHORTEST = 20;
const FRONTMATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;
/** Sections whose text does not say what a project is. */
const MANUAL =
  /^\W*(install|getting started|usage|quick ?start|requirement|prerequisite|build|licen[cs]e|contribut|(table of )?contents|develop|setup|running|test|deploy|learn more)/i;
const GENERATED = /\bbootstrapped with\b|\b(generated|created) (by|with|from|using) |^this template\b|\btodo\b/i;

const SHORTCODE = /(?<!\S):[a-z][\w+-]*:(?!\S)/g;

const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

interface Node {
  type: string;
  value?: string;
  depth?: number;
  children?: Node[];
}

/** Reads the beginning of a README in Markdown or plain text. Undefined for other files. */
export function readReadme(whole: string): Readme | undefined {
  const text = whole.replace(/^\uFEFF/, '').slice(0, README_LENGTH);
  if (text.includes('\0')) return undefined;
  try {
    const { children = [] } = processor.parse(text.replace(FRONTMATTER, '')) as Node;
    return { title: findTitle(children), paragraphs: findIntroduction(children) };
  } catch {
    // Hostile text can overflow the parser's stack.
    return undefined;
  }
}

function findTitle(nodes: Node[]): string | undefined {
  const inHtml = nodes.find(({ type, value = '' }) => type === 'html' && /<h1\b/i.test(value))?.value;
  const [, html = ''] = /<h1\b[^>]*>([\s\S]*?)(?:<\/h1|$)/i.exec(inHtml ?? '') ?? [];
  const heading = nodes.find(({ type, depth }) => type === 'heading' && depth === 1);
  return (heading ? joinText(heading) : oneLine(html)) || undefined;
}

function findIntroduction(nodes: Node[]): string[] {
  const found: string[] = [];
  let isManual = false;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth !== 1) {
      if (found.length > 0) break;
      isManual = MANUAL.test(joinText(node));
    } else if (!isManual) found.push(...findParagraphs(node));
  }
  return found.slice(0, MAX_PARAGRAPHS);
}

function findParagraphs(node: Node): string[] {
  if (node.type === 'paragraph') return isProse(joinText(node, { withLinks: false })) ? [joinText(node)] : [];
  if (node.type !== 'html') return [];
  const value = (node.value ?? '').replaceAll(/<!--[\s\S]*?(-->|$)|<(a|h[1-6]|summary)\b[\s\S]*?(<\/\2|$)/gi, ' ');
  return plainText(value).split('\n').filter(isProse);
}

function isProse(text: string): boolean {
  return (
    text.length >= SHORTEST &&
    /\p{L}\s+\S/u.test(text) &&
    !/^(\.\.|:\w|\||\{[{%]|=+$)/.test(text) &&
    !GENERATED.test(text)
  );
}

function joinText(node: Node, { withLinks = true } = {}): string {
  return oneLine(within(node, withLinks).replaceAll(SHORTCODE, ' '));
}

function within({ type, value, children }: Node, withLinks: boolean): string {
  if (type === 'html' || type === 'image' || type === 'imageReference' || type === 'footnoteReference') return '';
  if (type === 'break') return ' ';
  if (!withLinks && (type === 'link' || type === 'linkReference')) return '';
  if (children) return children.map((child) => within(child, withLinks)).join('');
  // The parser has decoded the text, so what looks like a tag is plain text.
  return (value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
