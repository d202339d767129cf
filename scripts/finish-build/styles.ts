import { PurgeCSS } from 'purgecss';
import type { HtmlElement } from './html';

export function addNamesOfElements(used: Set<string>, elements: HtmlElement[]): void {
  for (const { name, attributes } of elements) {
    used.add(name);
    if (attributes.id) used.add(attributes.id);
    for (const word of attributes.class?.split(/\s+/) ?? []) used.add(word);
    for (const value of Object.values(attributes)) if (value.includes('--')) addProperties(used, value);
  }
}

/** A script can render any class that it names. */
export function addNamesOfScript(used: Set<string>, script: string): void {
  for (const word of script.split(/[\s"'`\\${}]+/)) used.add(word);
  addProperties(used, script);
}

export function addProperties(used: Set<string>, text: string): void {
  for (const [name] of text.matchAll(/--[a-z][\w-]*/g)) used.add(name);
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
export async function usedStyles(css: string, used: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...used].join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split('\n'),
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    safelist: { standard: [/^:/], variables: [...used] },
    keyframes: true,
    variables: true,
  });
  if (!result?.css) throw new Error('expected rules for its page in its stylesheets, found none');
  const hasField = FIELDS.some((name) => used.has(name));
  const purged = result.css.replaceAll(PSEUDO_RESET, '');
  const rules = hasField ? purged : purged.replaceAll(FIELD_PARTS, '');
  return withoutUnusedProperties(withoutUnusedAnimations(withoutEmptyConditions(rules)), used);
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
function withoutUnusedProperties(css: string, used: ReadonlySet<string>): string {
  const rules = /@property\s+(--[\w-]+)\s*\{[^}]*\}/g;
  const named = new Set(css.replaceAll(rules, '').match(/--[\w-]+/g));
  return css.replaceAll(rules, (rule, name) => (named.has(name) || used.has(name) ? rule : ''));
}
