import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { remarkPlugins } from '../mdx/plugins';
import type { Problem, Source } from './source';

/** A link or image of the prose and where it stands. */
export interface Reference {
  target: string;
  line: number;
}

export interface Prose {
  problems: Problem[];
  links: Reference[];
  images: Reference[];
  /** Ids of the headings; unknown where there is no prose to compile, or it does not. */
  anchors?: Set<string>;
}

/** Elements that Markdown cannot write; everything else of a page belongs to the code. */
const ALLOWED_ELEMENTS = new Set(['abbr', 'br', 'details', 'kbd', 'mark', 'sub', 'summary', 'sup']);

const ALLOWED_ATTRIBUTES = ['dir', 'lang', 'open', 'title'];

/** Compiles a document's prose and collects what other checks need to know of it. */
export function checkProse(source: Source): Prose {
  const prose: Prose = { problems: [], links: [], images: [] };
  const { file, body, bodyLine } = source;
  if (body === undefined) return prose;
  // The compiler looks for frontmatter again where ours ended, and would run it were it JavaScript.
  if (/^\uFEFF?---/.test(body)) {
    const message = 'the text must not start with ---, which opens frontmatter; write *** for a rule';
    prose.problems.push({ file, line: bodyLine, message });
  }
  try {
    // Blank lines in place of the frontmatter make the compiler's line numbers those of the file.
    compile('\n'.repeat(bodyLine - 1) + body, source, prose);
  } catch (error) {
    prose.problems.push(compileProblem(error, source));
  }
  return prose;
}

function compile(text: string, source: Source, prose: Prose): void {
  const collect = () => (tree: Root) => inspect(tree, source, prose);
  const collectIds = () => (tree: Parameters<typeof visit>[0]) => {
    prose.anchors = idsIn(tree);
  };
  createProcessor({
    remarkPlugins: [...remarkPlugins, collect],
    rehypePlugins: [rehypeSlug, collectIds],
  }).processSync(text);
}

function compileProblem(error: unknown, { file, bodyLine }: Source): Problem {
  const { reason, line, column, message } = error as {
    reason?: string;
    message: string;
    line?: number;
    column?: number;
  };
  return {
    file,
    line: line ?? bodyLine,
    ...(column && { column }),
    message: `MDX does not compile: ${(reason ?? message).split('\n')[0]}`,
  };
}

function idsIn(tree: Parameters<typeof visit>[0]): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const { properties } = node as { properties?: { id?: unknown } };
    if (typeof properties?.id === 'string') ids.add(properties.id);
  });
  return ids;
}

function inspect(tree: Root, source: Source, prose: Prose): void {
  const pictures = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => {
    pictures.add(identifier);
  });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? source.bodyLine;
    const complain = (message: string) => prose.problems.push({ file: source.file, line, message });
    switch (node.type) {
      case 'heading':
        if (node.depth === 1) complain('headings of a document start at ##; its title is the # heading');
        break;
      case 'link':
        prose.links.push({ target: node.url, line });
        break;
      case 'definition':
        (pictures.has(node.identifier) ? prose.images : prose.links).push({ target: node.url, line });
        break;
      case 'image':
        prose.images.push({ target: node.url, line });
        if (!node.alt?.trim()) complain(`image ${node.url} needs alternative text`);
        break;
      case 'imageReference':
        if (!node.alt?.trim()) complain(`image [${node.label}] needs alternative text`);
        break;
      case 'code':
        if (node.lang && !isLanguage(node.lang)) complain(`code is marked as an unknown language "${node.lang}"`);
        break;
      case 'mdxjsEsm':
        complain('import and export are not allowed in content');
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // What holds nothing but comments is an empty program.
        if (node.data?.estree?.body.length !== 0) {
          complain('expressions are not allowed in content; write a brace as \\{');
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (!ALLOWED_ELEMENTS.has(node.name ?? '')) {
          complain(`<${node.name ?? ''}> is not allowed in content; use Markdown, or write \\<`);
        }
        if (node.name === 'br' && node.children.length > 0) complain('<br> holds nothing; write <br/>');
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
            complain(`attributes of <${node.name ?? ''}> must be plain text`);
          } else if (!ALLOWED_ATTRIBUTES.includes(attribute.name)) {
            const known = ALLOWED_ATTRIBUTES.join(', ');
            complain(`<${node.name ?? ''}> cannot have the attribute ${attribute.name} (known here: ${known})`);
          }
        }
        break;
    }
  });
}

function isLanguage(name: string): boolean {
  return Object.hasOwn(bundledLanguages, name) || ['text', 'txt', 'plaintext', 'ansi'].includes(name);
}
