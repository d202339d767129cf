import { type CompileOptions, createProcessor } from '@mdx-js/mdx';
import rehypePrettyCode, { type Options as CodeOptions } from 'rehype-pretty-code';
import remarkGfm from 'remark-gfm';
import { remarkAlert } from 'remark-github-blockquote-alert';
import { createCssVariablesTheme, getSingletonHighlighter } from 'shiki';
import { memoize } from '../memoize';
import { addHeadingIds, collectText, type HtmlNode } from './heading-ids';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

export const remarkPlugins: Plugins = [remarkGfm, remarkAlert];

/** Highlighted code uses tokens of app/globals.css. */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });

/** Without Shiki's limit of 500 ms a line, which a busy machine can exceed. */
const getHighlighter: CodeOptions['getHighlighter'] = async (options) => {
  const highlighter = await getSingletonHighlighter(options);
  return {
    ...highlighter,
    codeToHtml: (code, settings) => highlighter.codeToHtml(code, { ...settings, tokenizeTimeLimit: 0 }),
  };
};

export const rehypePlugins: Plugins = [
  addHeadingIds,
  [rehypePrettyCode, { theme, getHighlighter, keepBackground: false, defaultLang: { block: 'text' } }],
];

interface SectionHeading {
  id: string;
  text: string;
}

interface Element extends HtmlNode {
  type?: string;
  name?: string | null;
  children?: Element[];
}

const collectHeadings = () => (tree: Element, file: { data: Record<string, unknown> }) => {
  file.data.headings = (tree.children ?? [])
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: heading.properties?.id ?? '', text: collectText(heading) }));
};

const wrapProse = () => (tree: Element) => {
  const parts: Element[] = [];
  for (const node of tree.children ?? []) {
    const last = parts.at(-1);
    if (node.name === 'Diagram') parts.push(node);
    else if (last?.tagName === 'div') last.children?.push(node);
    else if (node.value?.trim() !== '') {
      parts.push({ type: 'element', tagName: 'div', properties: { className: ['prose'] }, children: [node] });
    }
  }
  tree.children = parts;
};

const processor = createProcessor({
  remarkPlugins,
  rehypePlugins: [...rehypePlugins, collectHeadings, wrapProse],
  outputFormat: 'function-body',
});

export interface CompiledMdx {
  /** The function body that `useMDXComponent` expects, with the JSX runtime as `_jsx_runtime`. */
  code: string;
  headings: SectionHeading[];
}

export const compileMdx = memoize(async (markdown: string): Promise<CompiledMdx> => {
  const file = await processor.process(markdown);
  return {
    code: `return (function () {${file}})(_jsx_runtime)`,
    headings: file.data.headings as SectionHeading[],
  };
});
