import { type CompileOptions, createProcessor } from '@mdx-js/mdx';
import rehypePrettyCode, { type Options as CodeOptions } from 'rehype-pretty-code';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { remarkAlert } from 'remark-github-blockquote-alert';
import { createCssVariablesTheme, getSingletonHighlighter } from 'shiki';
import { memoize } from '../memoize';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

export const remarkPlugins: Plugins = [remarkGfm, remarkAlert];

/** The colours of highlighted code are tokens of app/globals.css. */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });

/** Without the limit of 500 ms a line, which the first line can reach on a busy machine and then has no colors. */
const getHighlighter: CodeOptions['getHighlighter'] = async (options) => {
  const highlighter = await getSingletonHighlighter(options);
  return {
    ...highlighter,
    codeToHtml: (code, settings) => highlighter.codeToHtml(code, { ...settings, tokenizeTimeLimit: 0 }),
  };
};

export const rehypePlugins: Plugins = [
  rehypeSlug,
  [rehypePrettyCode, { theme, getHighlighter, keepBackground: false, defaultLang: { block: 'text' } }],
];

const processor = createProcessor({ remarkPlugins, rehypePlugins, outputFormat: 'function-body' });

/** Compiles MDX to the function body that `useMDXComponent` expects, with the JSX runtime as `_jsx_runtime`. */
export const compileMdx = memoize(async (markdown: string): Promise<string> => {
  return `return (function () {${await processor.process(markdown)}})(_jsx_runtime)`;
});
