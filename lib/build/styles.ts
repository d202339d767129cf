import { type AtRule, type ChildNode, type Container, list, parse, type Rule } from 'postcss';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** A stylesheet taken apart once, so that what a page uses of it is found by looking up names. */
export type Stylesheet = Part[];

interface Part {
  text: string;
  /** Class names of each selector; the rule is used when a page has all those of one. Empty: always. */
  classes?: string[][];
  /** What stands inside a layer or a condition; `text` is then its opening. */
  parts?: Part[];
}

/** Reads a stylesheet; addresses in it count from its own, `/_next/static/chunks/x.css`. */
export function readStylesheet(css: string, href: string): Stylesheet {
  const absolute = css.replaceAll(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g, (_, quote, path) => {
    return `url(${quote}${new URL(path, `file://${href}`).pathname}${quote})`;
  });
  return partsOf(parse(absolute));
}

/** Addresses of a page's stylesheets, in order. */
export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
}

/**
 * Puts the rules a page uses into its head, so that its first paint waits for no other file. The linked
 * stylesheets go for good, or to the end of the page, where React finds them and nothing waits for them.
 */
export function withInlineStyles(html: string, sheets: Stylesheet[], links: 'keep' | 'drop'): string {
  const classes = classesOf(html);
  const css = sheets.map((sheet) => usedText(sheet, classes)).join('');
  const linked = [...html.matchAll(STYLESHEET)].map(([link]) => link).join('');
  return html
    .replace(STYLESHEET, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</body>', () => `${links === 'keep' ? linked : ''}</body>`);
}

function classesOf(html: string): Set<string> {
  const attributes = html.matchAll(/\bclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = '']) => decode(names).split(/\s+/)));
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function usedText(parts: Part[], classes: ReadonlySet<string>): string {
  return parts.map((part) => textOf(part, classes)).join('');
}

function textOf({ text, classes: needed, parts }: Part, classes: ReadonlySet<string>): string {
  if (needed && !needed.some((names) => names.every((name) => classes.has(name)))) return '';
  if (!parts) return text;
  const inner = usedText(parts, classes);
  return inner && `${text}${inner}}`;
}

function partsOf(container: Container<ChildNode>): Part[] {
  return container.nodes?.flatMap(partOf) ?? [];
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), classes: classesOfRule(node) }];
  if (node.type === 'atrule' && isGroup(node)) {
    return [{ text: `@${node.name} ${node.params}{`, parts: partsOf(node) }];
  }
  // A statement without a block needs its semicolon back; one with a block does no harm with it.
  return [{ text: `${node.toString()}${node.type === 'atrule' && node.nodes ? '' : ';'}` }];
}

function isGroup(node: AtRule): boolean {
  return node.nodes !== undefined && ['layer', 'media', 'supports', 'container'].includes(node.name);
}

/** What `:not()` and `:has()` speak of may be absent, so their names are not needed. */
function classesOfRule(rule: Rule): string[][] {
  const selectors = rule.selectors.map((selector) => selector.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, ''));
  return selectors.flatMap(alternativesOf).map(classesOfSelector);
}

/** `:is(.a, .b) c` is either `.a c` or `.b c`. */
function alternativesOf(selector: string): string[] {
  const [choice, inner] = selector.match(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/) ?? [];
  if (choice === undefined || inner === undefined) return [selector];
  return list.comma(inner).flatMap((option) => alternativesOf(selector.replace(choice, () => option)));
}

function classesOfSelector(selector: string): string[] {
  const names = selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi);
  return [...names].map(([, name = '']) => unescaped(name));
}

function unescaped(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}
