import { compile, run } from '@mdx-js/mdx';
import fc from 'fast-check';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkContent, formatProblem } from '@/lib/content/check/check';
import { readSource } from '@/lib/content/check/source';
import { rehypePlugins, remarkPlugins } from '@/lib/content/mdx';
import { problemsOf, REAL, REFERRER } from './real-content';
import { textMutants } from './text-mutants';

// Asserts the sample content.

const SEED = 20261121;
const NOT_FOR_READERS = /[\p{Cc}\u2028\u2029]|\bat .*:\d+:\d+|node_modules|undefined|\[object|cannot be checked/u;

const lineCount = (text: string) => text.split(/\r\n|\r|\n/).length;

test('the real content is valid', () => {
  expect(checkContent(REAL).map(formatProblem)).toEqual([]);
});

test('a document with random damage is valid or has problems on its own lines', () => {
  const seen = { valid: 0, reported: 0 };
  fc.assert(
    fc.property(textMutants, ({ path, text }) => {
      const problems = problemsOf(path, text);
      seen[problems.length === 0 ? 'valid' : 'reported'] += 1;
      for (const { file, line, message } of problems) {
        const isOwn = file === `content/${path}`;
        if (!isOwn) expect([REFERRER, 'content/pages']).toContain(file);
        expect(line, message).toBeGreaterThanOrEqual(1);
        expect(line, message).toBeLessThanOrEqual(isOwn ? lineCount(text) : 3);
        expect(message).not.toMatch(NOT_FOR_READERS);
      }
    }),
    { seed: SEED, numRuns: 250 },
  );
  expect(seen.valid).toBeGreaterThan(30);
  expect(seen.reported).toBeGreaterThan(125);
}, 60_000);

test('content that passes the check compiles with all plugins, and React renders it', async () => {
  const sample = fc.sample(textMutants, { seed: SEED + 1, numRuns: 100 });
  const valid = sample.filter(({ path, text }) => path.endsWith('.mdx') && problemsOf(path, text).length === 0);
  for (const { path, text } of valid) {
    const { body = '' } = readSource(path, text);
    const code = await compile(body, { remarkPlugins, rehypePlugins, outputFormat: 'function-body' });
    const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
    expect(() =>
      renderToStaticMarkup(createElement(Content, { components: { Diagram: 'hr', Figure: 'figure' } })),
    ).not.toThrow();
  }
  expect(valid.length).toBeGreaterThan(16);
}, 60_000);
