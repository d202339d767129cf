export function link(text: string, href: string): string {
  return `[${escapeText(text)}](${href})`;
}

/** Signs with a meaning in Markdown; entities such as `&amp;`; list markers, which only count at the start. */
const MARKUP = /[\\`*_[\]<>|#~]|&(?=#?\w+;)|^[-+](?=\s)|(?<=^\d{1,9})[.)](?=\s)/g;

export function escapeText(text: string): string {
  return text.replaceAll(MARKUP, '\\$&');
}

const ATTRIBUTES = String.raw`((?:\s+\w+=(?:"[^"]*"|'[^']*'))*)\s*\/?>\n*`;
const FIGURE = new RegExp(`<Figure${ATTRIBUTES}|</Figure>\\n*`, 'g');
const DIAGRAM = new RegExp(`<Diagram${ATTRIBUTES}|</Diagram>\\n*`, 'g');
const COMMENT = /\{\/\*[\s\S]*?\*\/\}\n?/g;

/** MDX as Markdown: without comments and diagrams, and with an image for each figure. */
export function prose({ raw }: { raw: string }): string {
  return raw
    .replaceAll('\r\n', '\n')
    .replaceAll(COMMENT, '')
    .replaceAll(DIAGRAM, '')
    .replaceAll(FIGURE, (_, attributes?: string) => (attributes ? figure(attributes) : ''))
    .trim();
}

function figure(attributes: string): string {
  const pairs = attributes.matchAll(/(\w+)=(?:"([^"]*)"|'([^']*)')/g);
  const values = Object.fromEntries(Array.from(pairs, ([, name, text, other]) => [name, text ?? other]));
  const { src = '', alt = '', caption } = values;
  return `!${link(alt, caption ? `${src} "${caption.replaceAll('"', '\\"')}"` : src)}\n\n`;
}
