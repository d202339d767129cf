import { isServed } from './documents';

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

export function escapeText(text: string): string {
  return text.replaceAll(MARKUP, '\\$&');
}

/** A code block, inline code, a comment, a tag of <Figure>, <Diagram>, or a link. Matching code first keeps the others inside code. */
const CODE_OR_MDX =
  /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|(`+)[^`][\s\S]*?\3|\{\/\*[\s\S]*?\*\/\}\n?|<\/Figure>|<Figure(?:\s+\w+=(?:"[^"]*"|'[^']*'))*\s*(?:\/>|>\n*)|<Diagram\s+name=["']([^"']*)["']\s*(?:\/>|>\s*<\/Diagram>)\n*|(?<!!)\[([^\]]*)\]\((\/[^\s)]*)[^)]*\)/gm;

type Matched = string | undefined;

/** Without comments and diagrams. Figures become images below their text, links to sections that are off their text. */
export function prose({ raw }: { raw: string }): string {
  const open: string[] = [];
  const replace = (found: string, diagram: Matched, label: Matched, target: Matched) => {
    if (target) return isServed(target) ? found : (label ?? '');
    if (diagram !== undefined) return '';
    if (found.startsWith('{/*')) return '';
    if (found === '</Figure>') return figure(open.pop() ?? '');
    if (!found.startsWith('<')) return found;
    if (found.endsWith('/>')) return figure(found);
    open.push(found);
    return '';
  };
  return raw
    .replaceAll('\r\n', '\n')
    .replaceAll(CODE_OR_MDX, (found, _indent, _fence, _ticks, ...groups) =>
      replace(found, groups[0], groups[1], groups[2]),
    )
    .trim();
}

function figure(tag: string): string {
  const pairs = [...tag.matchAll(/(\w+)=(?:"([^"]*)"|'([^']*)')/g)];
  const {
    src = '',
    alt = '',
    caption,
  } = Object.fromEntries(pairs.map(([, name, text, other]) => [name, text ?? other]));
  return `!${link(alt, caption ? `${src} "${caption.replaceAll('"', '\\"')}"` : src)}`;
}
