import { createProcessor } from '@mdx-js/mdx';
import { hastToHtml } from 'shiki';
import { asServed } from '../../base-path/as-served';
import { isServed } from '../../content/documents';
import { remarkPlugins } from '../../content/mdx';

type Properties = Record<string, unknown>;

/** An element of HTML, or one of MDX, which has a name and a list of attributes. */
interface Node {
  type: string;
  tagName?: string;
  properties?: Properties;
  name?: string | null;
  attributes?: { name: string; value: unknown }[];
  children?: Node[];
}

/** Feed readers have no styles for drawings and diagrams. */
const LEFT_OUT = ['svg', 'Diagram'];
const ATTRIBUTES = ['alt', 'checked', 'colSpan', 'disabled', 'href', 'src', 'start', 'title', 'type'];

/** MDX prose as HTML for feeds: no classes, no styles, absolute addresses. `url` is that of its page. */
export async function proseHtml(markdown: string, url: string): Promise<string> {
  let html = '';
  const write = () => (tree: Node) => {
    const children = (tree.children ?? []).flatMap((node) => publishNode(node, url));
    html = hastToHtml({ type: 'root', children } as Parameters<typeof hastToHtml>[0]);
  };
  await createProcessor({ remarkPlugins, rehypePlugins: [write] }).process(markdown);
  return html.trim();
}

function publishNode(node: Node, url: string): Node[] {
  const { type, tagName, name, attributes = [] } = node;
  if (/^mdx\w*(Expression|Esm)$/.test(type)) return [];
  const element = tagName ?? name ?? '';
  if (!element) return [node];
  if (LEFT_OUT.includes(element)) return [];
  const given = node.properties ?? Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
  const children = (node.children ?? []).flatMap((child) => publishNode(child, url));
  if (element === 'Figure') {
    const image = createElement('img', { src: given.src, alt: given.alt, title: given.caption }, [], url);
    return [...children, createElement('p', {}, [image], url)];
  }
  if (element === 'a' && !isServed(String(given.href))) return children;
  return [createElement(element, given, children, url)];
}

function createElement(tagName: string, given: Properties, children: Node[], url: string): Node {
  const kept = Object.entries(given).filter(([name]) => ATTRIBUTES.includes(name));
  const properties = Object.fromEntries(kept);
  for (const name of ['href', 'src']) {
    if (name in properties) properties[name] = new URL(asServed(String(properties[name])), url).href;
  }
  return { type: 'element', tagName, properties, children };
}
