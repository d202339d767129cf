import { PurgeCSS } from 'purgecss';
import type { HtmlElement } from './html';

export interface UsedNames {
  names: Set<string>;
  properties: Set<string>;
}

export function addNamesOfElements(used: UsedNames, elements: HtmlElement[]): void {
  for (const { name, attributes } of elements) {
    used.names.add(name);
    if (attributes.id) used.names.add(attributes.id);
    for (const word of attributes.class?.split(/\s+/) ?? []) used.names.add(word);
    for (const value of Object.values(attributes)) if (value.includes('--')) addProperties(used, value);
  }
}

/** A script can render any class that it names. */
export function addNamesOfScript(used: UsedNames, script: string): void {
  for (const word of script.split(/[\s"'`\\${}]+/)) used.names.add(word);
  addProperties(used, script);
}

export function addProperties({ properties }: UsedNames, text: string): void {
  for (const [name] of text.matchAll(/--[a-z][\w-]*/g)) properties.add(name);
}

export function withAbsoluteUrls(css: string, href: string): string {
  return css.replaceAll(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g, (_, quote, path) => {
    return `url(${quote}${new URL(path, `file://${href}`).pathname}${quote})`;
  });
}

const FIELDS = ['input', 'textarea', 'select'];
/** Rules for parts of fields, which Tailwind resets on every page. PurgeCSS keeps all pseudo-elements. */
const FIELD_PARTS =
  /(?<=[{}])::(placeholder|file-selector-button|-webkit-(date|search|calendar|inner-spin|outer-spin))[\w-]*\{[^{}]*\}/g;
/** Tailwind's reset of every pseudo-element. Without it, browsers compute styles only for those that exist. */
const PSEUDO_RESET = /(?<=[{}]\*),:after,:before,::backdrop(?=\{)/g;
const EMPTY_CONDITION = /@(media|supports)[^{};]*\{\}/g;

/** Attributes and pseudo-classes are never a reason to drop a rule, because scripts and browsers change them. */
export async function usedStyles(css: string, { names, properties }: UsedNames): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split('\n'),
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    safelist: { standard: [/^:/], variables: [...properties] },
    keyframes: true,
    variables: true,
  });
  if (!result?.css) throw new Error('expected rules for its page in its stylesheets, found none');
  const hasField = FIELDS.some((name) => names.has(name));
  const purged = result.css.replaceAll(PSEUDO_RESET, '');
  const rules = hasField ? purged : purged.replaceAll(FIELD_PARTS, '');
  return withoutUnusedProperties(withoutUnusedAnimations(withoutEmptyConditions(rules)), properties);
}

/** PurgeCSS keeps animations that only a removed property of the theme names. */
function withoutUnusedAnimations(css: string): string {
  const keyframes = /@keyframes\s+([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  const words = new Set(css.replaceAll(keyframes, '').match(/[\w-]+/g));
  return css.replaceAll(keyframes, (rule, name) => (words.has(name) ? rule : ''));
}

function withoutEmptyConditions(css: string): string {
  const rest = css.replaceAll(EMPTY_CONDITION, '');
  return rest === css ? css : withoutEmptyConditions(rest);
}

/** PurgeCSS keeps all `@property` rules. Tailwind writes dozens for a shadow or filter anywhere on the site. */
function withoutUnusedProperties(css: string, properties: ReadonlySet<string>): string {
  const rules = /@property\s+(--[\w-]+)\s*\{[^}]*\}/g;
  const used = new Set(css.replaceAll(rules, '').match(/--[\w-]+/g));
  return css.replaceAll(rules, (rule, name) => (used.has(name) || properties.has(name) ? rule : ''));
}
