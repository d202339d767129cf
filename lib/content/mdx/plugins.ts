import rehypePrettyCode from 'rehype-pretty-code';
import rehypeSlug from 'rehype-slug';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkGfm from 'remark-gfm';
import { remarkAlert } from 'remark-github-blockquote-alert';
import { createCssVariablesTheme } from 'shiki';
import type { PluggableList } from 'unified';

/** What our Markdown understands: GitHub's flavour with its alerts. */
export const remarkPlugins: PluggableList = [remarkGfm, remarkAlert];

/** Colours of highlighted code are tokens of app/globals.css. */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });

/** Anchors on headings, images that stand alone free of their paragraph, code coloured at build time. */
export const rehypePlugins: PluggableList = [
  rehypeSlug,
  rehypeUnwrapImages,
  [rehypePrettyCode, { theme, keepBackground: false, defaultLang: { block: 'text' } }],
];
