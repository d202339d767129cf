import { createProcessor, run } from '@mdx-js/mdx';
import { asServed } from '../../base-path/as-served';
import { isServed } from '../../content/documents';
import { remarkPlugins } from '../../content/mdx';

class Html {
  constructor(readonly text: string) {}
}

type Content = Html | string | number | boolean | null | undefined | Content[];
type Properties = Record<string, unknown> & { children?: Content };
type Component = string | ((properties: Properties) => Html);

const VOID = new Set(['br', 'hr', 'img', 'input']);
const LEFT_OUT = new Set(['svg']);
const ATTRIBUTES = new Set(['alt', 'checked', 'colSpan', 'disabled', 'href', 'src', 'start', 'title', 'type']);

const processor = createProcessor({ remarkPlugins, outputFormat: 'function-body' });

/** MDX prose as HTML for feeds: no classes, no styles, absolute addresses. `url` is that of its page. */
export async function proseHtml(markdown: string, url: string): Promise<string> {
  const jsx = (type: Component, properties: Properties) => element(type, properties, url);
  const runtime = { Fragment: ({ children }: Properties) => new Html(toHtml(children)), jsx, jsxs: jsx };
  // biome-ignore lint/suspicious/noExplicitAny: the package expects the types of React's runtime
  const { default: Prose } = await run(await processor.process(markdown), runtime as any);
  const Figure = ({ src, alt, caption, children }: Properties) =>
    new Html(toHtml([children, jsx('p', { children: jsx('img', { src, alt, title: caption }) })]));
  // Feed readers have no styles for a diagram.
  const Diagram = () => new Html('');
  return toHtml(Prose({ components: { Diagram, Figure } as never }) as unknown as Content).trim();
}

function element(type: Component, { children, ...attributes }: Properties, url: string): Html {
  if (typeof type === 'function') return type({ children, ...attributes });
  if (LEFT_OUT.has(type)) return new Html('');
  if (type === 'a' && !isServed(String(attributes.href))) return new Html(toHtml(children));
  const tag = `<${type}${formatAttributes(attributes, url)}>`;
  return new Html(VOID.has(type) ? tag : `${tag}${toHtml(children)}</${type}>`);
}

function formatAttributes(attributes: Record<string, unknown>, url: string): string {
  return Object.entries(attributes)
    .filter(([name, value]) => ATTRIBUTES.has(name) && value !== false && value !== undefined)
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      const isAddress = name === 'href' || name === 'src';
      return ` ${name.toLowerCase()}="${escapeHtml(isAddress ? new URL(asServed(String(value)), url).href : String(value))}"`;
    })
    .join('');
}

function toHtml(content: Content): string {
  if (Array.isArray(content)) return content.map(toHtml).join('');
  if (content instanceof Html) return content.text;
  return content === null || content === undefined || typeof content === 'boolean' ? '' : escapeHtml(String(content));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
