import { type CompileOptions, createProcessor } from '@mdx-js/mdx';
import rehypePrettyCode from 'rehype-pretty-code';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { remarkAlert } from 'remark-github-blockquote-alert';
import { createCssVariablesTheme } from 'shiki';
import { memoize } from '../memoize';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

export const remarkPlugins: Plugins = [remarkGfm, remarkAlert];

/** The colours of highlighted code are tokens of app/globals.css. */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });

export const rehypePlugins: Plugins = [
  rehypeSlug,
  [rehypePrettyCode, { theme, keepBackground: false, defaultLang: { block: 'text' } }],
];

const processor = createProcessor({ remarkPlugins, rehypePlugins, outputFormat: 'function-body' });

/** Compiles MDX to the function body that `useMDXComponent` expects, with the JSX runtime as `_jsx_runtime`. */
export const compileMdx = memoize(async (markdown: string): Promise<string> => {
  return `return (function () {${await processor.process(markdown)}})(_jsx_runtime)`;
});
