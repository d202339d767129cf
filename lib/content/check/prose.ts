import { createProcessor } from '@mdx-js/mdx';
import { bundledLanguages } from 'shiki/langs';
import { addHeadingIds } from '../heading-ids';
import { remarkPlugins } from '../mdx';
import type { Problem, Reference, Source } from './source';

export interface Prose {
  problems: Problem[];
  references: Reference[];
  /** Ids of the headings; undefined without prose, or when it does not compile. */
  anchors?: Set<string>;
}

type Root = ReturnType<ReturnType<typeof createProcessor>['parse']>;
type Node = Root | Root['children'][number];
type Element = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const INLINE = ['abbr', 'br', 'details', 'kbd', 'mark', 'sub', 'summary', 'sup'];
const INLINE_ATTRIBUTES = ['dir', 'lang', 'open', 'title'];
const ELEMENTS = new Map<string | null, string[]>([
  ['Diagram', ['name']],
  ['Figure', ['src', 'alt', 'caption', 'side']],
  ...INLINE.map((name) => [name, INLINE_ATTRIBUTES] as const),
]);
const EMPTY_ELEMENTS = ['Diagram', 'br'];
const FIGURE_SIDES = ['left', 'right'];

export function checkProse({ file, body, bodyLine }: Source, type?: string): Prose {
  const prose: Prose = { problems: [], references: [] };
  if (body === undefined) return prose;
  // Contentlayer parses this as a second frontmatter, and would run it if it were JavaScript.
  if (/^\uFEFF?---/.test(body)) {
    const message = 'the text must not start with ---, which opens frontmatter; write *** for a rule';
    prose.problems.push({ file, line: bodyLine, message });
  }
  const inspect = () => (tree: Root) => {
    for (const node of nodesIn(tree)) {
      const line = node.position?.start.line ?? bodyLine;
      const complaints = [...complaintsAbout(node), ...diagramComplaints(node, tree, type)];
      prose.problems.push(...complaints.map((message) => ({ file, line, message })));
      prose.references.push(...findReferences(node, tree).map((reference) => ({ ...reference, line })));
    }
  };
  const collectIds = () => (tree: object) => {
    const ids = Array.from(nodesIn(tree), (node) => (node as { properties?: { id?: unknown } }).properties?.id);
    prose.anchors = new Set(ids.filter((id) => typeof id === 'string'));
  };
  try {
    // Blank lines keep the compiler's line numbers equal to those of the file.
    createProcessor({
      remarkPlugins: [...remarkPlugins, inspect],
      rehypePlugins: [addHeadingIds, collectIds],
    }).processSync('\n'.repeat(bodyLine - 1) + body);
  } catch (error) {
    const { reason, message, ...place } = error as Error & Partial<Problem> & { reason?: string };
    const [summary = ''] = (reason ?? message).split('\n');
    // For a tag that is not closed, the place is in the text only.
    const [, tagLine, tagColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(summary) ?? [];
    const { line = Number(tagLine ?? bodyLine), column = tagColumn && Number(tagColumn) } = place;
    prose.problems.push({ file, line, ...(column && { column }), message: `MDX does not compile: ${summary}` });
  }
  return prose;
}

function* nodesIn<Tree extends object>(node: Tree): Generator<Tree extends Root ? Node : Tree> {
  yield node as never;
  for (const child of (node as { children?: Tree[] }).children ?? []) yield* nodesIn(child);
}

function findReferences(node: Node, tree: Root): Omit<Reference, 'line'>[] {
  if (node.type === 'link') return [{ kind: 'page', target: node.url }];
  if (node.type === 'image') return [{ kind: 'image', target: node.url }];
  if (isElement(node, 'Figure')) return [{ kind: 'image', target: readAttribute(node, 'src') ?? '' }];
  if (isElement(node, 'Diagram'))
    return [{ kind: 'diagram', target: readAttribute(node, 'name') ?? '', field: 'the name of <Diagram>' }];
  if (node.type !== 'definition') return [];
  const isImage = nodesIn(tree).some((user) => user.type === 'imageReference' && user.identifier === node.identifier);
  return [{ kind: isImage ? 'image' : 'page', target: node.url }];
}

function complaintsAbout(node: Node): string[] {
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? ['headings of a document start at ##; its title is the # heading'] : [];
    case 'image':
      return node.alt?.trim() ? [] : [`image ${node.url} needs alternative text`];
    case 'imageReference':
      return node.alt?.trim() ? [] : [`image [${node.label}] needs alternative text`];
    case 'code':
      return node.lang && !isLanguage(node.lang) ? [`code is marked as an unknown language "${node.lang}"`] : [];
    case 'mdxjsEsm':
      return ['import and export are not allowed in content'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment is an empty program.
      return node.data?.estree?.body.length === 0
        ? []
        : ['expressions are not allowed in content; write a brace as \\{'];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementComplaints(node);
    default:
      return [];
  }
}

function elementComplaints(element: Element): string[] {
  const { name, children, attributes } = element;
  const tag = `<${name ?? ''}>`;
  const known = ELEMENTS.get(name) ?? INLINE_ATTRIBUTES;
  const complaints = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      return [`attributes of ${tag} must be plain text`];
    }
    if (known.includes(attribute.name)) return [];
    return [`${tag} cannot have the attribute ${attribute.name} (known here: ${known.join(', ')})`];
  });
  if (name && EMPTY_ELEMENTS.includes(name) && children.length > 0) {
    complaints.unshift(`${tag} must be empty; write <${name}/>`);
  }
  if (!ELEMENTS.has(name)) {
    complaints.unshift(`${tag} is not allowed in content; use Markdown, or write \\<`);
  }
  if (name === 'Figure') complaints.push(...figureComplaints(element));
  return complaints;
}

function isElement(node: Node, name: string): node is Element {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;
}

function diagramComplaints(node: Node, tree: Root, type: string | undefined): string[] {
  if (!isElement(node, 'Diagram')) return [];
  if (type !== 'Project') return ['<Diagram> is only for the text of a project'];
  return tree.children.some((child) => child === node)
    ? []
    : ['<Diagram> must stand by itself, outside paragraphs and other elements'];
}

function figureComplaints(figure: Element): string[] {
  const [src, alt, side] = ['src', 'alt', 'side'].map((name) => readAttribute(figure, name));
  return [
    ...(figure.type === 'mdxJsxTextElement' ? ['<Figure> must stand in a paragraph of its own'] : []),
    ...(alt?.trim() ? [] : [`image ${src ?? ''} needs alternative text`]),
    ...(side === undefined || FIGURE_SIDES.includes(side)
      ? []
      : [`side must be one of ${FIGURE_SIDES.join(', ')} (got "${side}")`]),
  ];
}

function readAttribute({ attributes }: Element, name: string): string | undefined {
  const attribute = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function isLanguage(name: string): boolean {
  return Object.hasOwn(bundledLanguages, name) || ['text', 'txt', 'plaintext', 'ansi'].includes(name);
}
