import { type AtRule, type ChildNode, type Container, type Declaration, list, parse, type Rule } from 'postcss';
import { memoize } from '../../lib/memoize';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** A stylesheet taken apart lazy, so that what a page uses of it is found by looking up names. */
export type Stylesheet = Part[];

interface Part {
  text: string;
  /** Elements (`p`) and classes (`.a`) of each selector; the rule is used when a page has all those of one. */
  names?: string[][];
  /** What stands inside a rule, a layer or a condition; `text` is then its opening. */
  parts?: Part[];
  /** The custom property or the keyframes made here; kept when something kept speaks of it. */
  defines?: string;
  speaksOf?: string[];
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
 * Puts the rules a page uses into its head, so that its first paint waits for no other file, and none changes the
 * styles of what is there. `scripts` is the text of the scripts that may draw more of the page later: a rule whose
 * names are words of them counts as used.
 */
export function withInlineStyles(html: string, sheets: Stylesheet[], scripts = ''): string {
  return html.replace('</head>', () => `<style>${usedStyles(sheets.flat(), html, scripts)}</style></head>`);
}

/** The page without the links to its stylesheets. */
export function withoutStylesheets(html: string): string {
  return html.replace(STYLESHEET, '');
}

/** The page with links that fetch nothing: React looks for them, and adds those it does not find. */
export function withIdleStylesheets(html: string): string {
  return html.replace(STYLESHEET, (link) => link.replace('<link ', '<link disabled="" '));
}

function usedStyles(parts: Part[], html: string, scripts: string): string {
  const names = namesOf(html);
  const { isNamedIn, properties } = readScripts(scripts);
  const isNamed = (name: string) => names.has(name) || isNamedIn(name);
  const isUsed = (part: Part) => !part.names || part.names.some((needed) => needed.every(isNamed));
  const leaves = leavesOf(parts, isUsed);
  const definitions = Map.groupBy(leaves, ({ defines }) => defines);
  const spoken = new Set([...mentions(html), ...properties]);
  for (const leaf of definitions.get(undefined) ?? []) for (const name of leaf.speaksOf ?? []) spoken.add(name);
  // A set gives what is added to it while it is gone through: values lead on to further values.
  for (const name of spoken) {
    for (const leaf of definitions.get(name) ?? []) for (const next of leaf.speaksOf ?? []) spoken.add(next);
  }
  return textOf(parts, (part) => isUsed(part) && (!part.defines || spoken.has(part.defines)));
}

function leavesOf(parts: Part[], isUsed: (part: Part) => boolean): Part[] {
  return parts.filter(isUsed).flatMap((part) => (part.parts ? leavesOf(part.parts, isUsed) : [part]));
}

function textOf(parts: Part[], isKept: (part: Part) => boolean): string {
  return parts
    .filter(isKept)
    .map(({ text, parts: inside }) => {
      if (!inside) return text;
      const inner = textOf(inside, isKept);
      return inner && `${text}${inner.replace(/;$/, '')}}`;
    })
    .join('');
}

function namesOf(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/));
  return new Set([...elements, ...classes.map((name) => `.${name}`)]);
}

/** What stands around a class name in a script. */
const WORD_ENDS = /[\s"'`\\${}]+/;

/** What scripts name: the same ones belong to all pages of a kind. */
const readScripts = memoize((scripts) => {
  const words = new Set(scripts.split(WORD_ENDS));
  const partsOfName = (name: string) => name.replace(/^\./, '').split(WORD_ENDS);
  return {
    isNamedIn: memoize((name) => partsOfName(name).every((word) => words.has(word))),
    properties: scripts.match(/--[a-z][\w-]*/g) ?? [],
  };
});

/** Custom properties and keyframes that a text refers to. */
function mentions(text: string): string[] {
  const properties = [...text.matchAll(/var\((--[^\s,)]+)/g)].map(([, name = '']) => name);
  const animations = text.matchAll(/(?:animation(?:-name)?|--animate-[\w-]+):([^;}"]+)/g);
  return [...properties, ...[...animations].flatMap(([, value = '']) => value.split(/[\s,]+/))];
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function partsOf({ nodes }: Container<ChildNode>): Part[] {
  return nodes?.flatMap(partOf) ?? [];
}

function partOf(node: ChildNode): Part[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'rule':
      return [{ text: `${node.selector}{`, names: namesOfRule(node), parts: partsOf(node) }];
    case 'decl':
      return [declaration(node)];
    case 'atrule':
      return [isGroup(node) ? group(node) : statement(node)];
  }
}

function declaration(node: Declaration): Part {
  const text = `${node.toString()};`;
  return { text, defines: node.prop.startsWith('--') ? node.prop : undefined, speaksOf: mentions(text) };
}

function isGroup(node: AtRule): boolean {
  return node.nodes !== undefined && ['layer', 'media', 'supports', 'container', 'starting-style'].includes(node.name);
}

function group(node: AtRule): Part {
  const condition = node.params && ` ${node.params}`;
  return { text: `@${node.name}${condition}{`, parts: partsOf(node) };
}

function statement(node: AtRule): Part {
  // A statement without a block needs its semicolon back.
  const text = `${node.toString()}${node.nodes ? '' : ';'}`;
  const defines = ['property', 'keyframes'].includes(node.name) ? node.params : undefined;
  return { text, defines, speaksOf: mentions(text) };
}

/** What `:not()` and `:has()` speak of may be absent, so their names are not needed. */
function namesOfRule(rule: Rule): string[][] {
  const selectors = rule.selectors.map((selector) => selector.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, ''));
  return selectors.flatMap(alternativesOf).map(namesOfSelector);
}

/** `:is(.a, .b) c` is either `.a c` or `.b c`. */
function alternativesOf(selector: string): string[] {
  const [choice, inner] = selector.match(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/) ?? [];
  if (choice === undefined || inner === undefined) return [selector];
  return list.comma(inner).flatMap((option) => alternativesOf(selector.replace(choice, () => option)));
}

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

function namesOfSelector(selector: string): string[] {
  const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => `.${unescaped(name)}`);
  const rest = selector.replaceAll(CLASS, '').replaceAll(/\[[^\]]*\]|:+[\w-]+(?:\([^()]*\))?/g, '');
  return [...classes, ...(rest.toLowerCase().match(/[a-z][\w-]*/g) ?? [])];
}

function unescaped(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}
