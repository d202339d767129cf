import { Parser } from 'htmlparser2';

export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Offsets in the source, of the tags and of what is between them. */
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
}

export function parseHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: HtmlElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const end = parser.endIndex + 1;
      const element = { name, attributes, start: parser.startIndex, contentStart: end, contentEnd: end, end };
      elements.push(element);
      open.push(element);
    },
    onclosetag(_, isImplied) {
      const element = open.pop();
      if (!element || isImplied) return;
      element.contentEnd = parser.startIndex;
      element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

const OTHER_PARTS = new Set(['dialog', 'form', 'label', 'nav', 'script', 'search', 'style', 'svg', 'template']);

/** Whether to leave an element out of a page's text: a control, a drawing, repeated content, or a live region. */
export function isOtherPart(name: string, attributes: Record<string, string>): boolean {
  return (
    OTHER_PARTS.has(name) ||
    attributes.role === 'status' ||
    attributes['aria-hidden'] === 'true' ||
    attributes.hidden !== undefined ||
    hasClass(attributes, 'prose-anchor')
  );
}

export function hasClass(attributes: Record<string, string>, ...wanted: string[]): boolean {
  return (attributes.class ?? '').split(/\s+/).some((name) => wanted.includes(name));
}

/** All other bytes stay, so that hydration finds React's markup. Edits must not overlap. */
export function applyEdits(html: string, edits: { start: number; end: number; text: string }[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(position, start), text);
    position = end;
  }
  return parts.join('') + html.slice(position);
}

/** Adds spaces between elements that only styles separate, except in code. */
export function withSpaces(html: string): string {
  return html.replace(/<pre\b.*?<\/pre>|<\/\w+>(?=(?:<!--[^>]*-->)*<\w)/gs, (found) =>
    found.startsWith('<pre') ? found : `${found} `,
  );
}
