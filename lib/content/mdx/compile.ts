import { createProcessor } from '@mdx-js/mdx';
import { memoize } from '../../memoize';
import { rehypePlugins, remarkPlugins } from './plugins';

const processor = createProcessor({ remarkPlugins, rehypePlugins, outputFormat: 'function-body' });

/**
 * MDX as the body of a function that returns its module, in the form that `useMDXComponent` runs: React's JSX runtime
 * is in scope as `_jsx_runtime`. The same text is compiled lazy, such as that of a diagram on many pages.
 */
export const compileMdx = memoize(async (markdown: string): Promise<string> => {
  return `return (function () {${await processor.process(markdown)}})(_jsx_runtime)`;
});
