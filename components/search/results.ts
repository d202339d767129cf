import { asServed } from '@/lib/base-path/as-served';
import type { Result } from '@/lib/site/search/find';
import { cutExcerpt, markTerms } from '@/lib/site/search/marks';

const FILE = /\.(pdf|docx|txt|vcf)$/;

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

export function createResults(results: Result[], kinds: Record<string, string>): HTMLElement[] {
  const options = results.map((result, index) => createOption(result, index, kinds[result.entry.kind] ?? ''));
  const full = results.filter(({ coverage }) => coverage === 1).length;
  if (full === results.length) return options;
  const label = 'Some words are missing';
  const caption = createElement('p', { class: 'search-caption', 'aria-hidden': 'true' }, label);
  const group = createElement('div', { role: 'group', 'aria-label': label }, caption, ...options.slice(full));
  return [...options.slice(0, full), group];
}

function createOption(result: Result, index: number, kind: string): HTMLElement {
  const { entry, href, heading, text, terms } = result;
  const place = heading ? [createElement('span', { class: 'search-place' }, ` › ${heading}`)] : [];
  const excerpt = text ? createMarked(cutExcerpt(text, terms), terms) : [entry.detail ?? ''];
  return createElement(
    'a',
    {
      id: `search-result-${index}`,
      role: 'option',
      class: 'search-result',
      href: asServed(href),
      tabindex: '-1',
      ...(FILE.test(href) && { download: '' }),
    },
    createElement('span', { class: 'search-title' }, ...createMarked(entry.name, terms), ...place),
    createElement('span', { class: 'search-kind' }, kind),
    createElement('span', { class: 'search-excerpt' }, ...excerpt),
  );
}

function createMarked(text: string, terms: ReadonlySet<string>): (Node | string)[] {
  return markTerms(text, terms).map(({ text, isMarked }) => (isMarked ? createElement('mark', {}, text) : text));
}
