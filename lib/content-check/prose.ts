import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
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
  /** Ids of the headings, as rehype-slug makes them. */
  anchors: Set<string>;
}

/** Elements that Markdown cannot write; everything else of a page belongs to the code. */
const ALLOWED_ELEMENTS = new Set(['abbr', 'br', 'details', 'kbd', 'mark', 'sub', 'summary', 'sup']);

/** Compiles a document's prose and collects what other checks need to know of it. */
export function checkProse(source: Source): Prose {
  const prose: Prose = { problems: [], links: [], images: [], anchors: new Set() };
  const collect = () => (tree: Root) => inspect(tree, source, prose);
  // Blank lines in place of the frontmatter make the compiler's line numbers those of the file.
  const text = '\n'.repeat(source.bodyLine - 1) + source.body;
  try {
    createProcessor({ remarkPlugins: [...remarkPlugins, collect] }).processSync(text);
  } catch (error) {
    const { reason, line, column, message } = error as {
      reason?: string;
      message: string;
      line?: number;
      column?: number;
    };
    prose.problems.push({
      file: source.file,
      line: line ?? source.bodyLine,
      ...(column && { column }),
      message: `MDX does not compile: ${(reason ?? message).split('\n')[0]}`,
    });
  }
  return prose;
}

function inspect(tree: Root, source: Source, prose: Prose): void {
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? source.bodyLine;
    const complain = (message: string) => prose.problems.push({ file: source.file, line, message });
    switch (node.type) {
      case 'heading':
        prose.anchors.add(slugger.slug(textOf(node)));
        if (node.depth === 1) complain('headings of a document start at ##; its title is the # heading');
        break;
      case 'link':
      case 'definition':
        prose.links.push({ target: node.url, line });
        break;
      case 'image':
        prose.images.push({ target: node.url, line });
        if (!node.alt) complain(`image ${node.url} needs alternative text`);
        break;
      case 'code':
        if (node.lang && !isLanguage(node.lang)) complain(`code is marked as an unknown language "${node.lang}"`);
        break;
      case 'mdxjsEsm':
        complain('import and export are not allowed in content');
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) complain('expressions are not allowed in content; write a brace as \\{');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (!ALLOWED_ELEMENTS.has(node.name ?? '')) {
          complain(`<${node.name ?? ''}> is not allowed in content; use Markdown, or write \\<`);
        }
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object' || /^on/i.test(attribute.name)) {
            complain(`attributes of <${node.name ?? ''}> must be plain text`);
          }
        }
        break;
    }
  });
}

function isLanguage(name: string): boolean {
  return name in bundledLanguages || ['text', 'txt', 'plaintext', 'ansi'].includes(name);
}
