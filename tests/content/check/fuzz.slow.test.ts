import { compile } from '@mdx-js/mdx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentFiles, checkContent } from '@/lib/content/check/check';
import { readSource } from '@/lib/content/check/source';
import { rehypePlugins, remarkPlugins } from '@/lib/content/mdx';
import { DOCUMENTS } from './documents';
import { IMAGES } from './fixtures';

const NOT_FOR_READERS = /[\p{Cc}\u2028\u2029]|\bat .*:\d+:\d+|node_modules|undefined|\[object|cannot be checked/u;

/** Texts that break Markdown, YAML, JSON or MDX in unexpected places. */
const SIGNS = [
  ...'< > { } ` ``` : # - --- " & * ! [ ] ( ) \\ | null 1e999 &x *x !!js <b> </b> {1} <!-- --> __proto__: 🚀'.split(
    ' ',
  ),
  ...['# ', ': ', '- ', '\t', '\n', '\r', '\0', '\uFEFF', '\u2028', '\ud800', '\n...\n', 'import a\n', '<<: {a: b}\n'],
];

/** A document with some signs at random places, which replace up to six characters. */
const damaged = fc
  .tuple(
    fc.constantFrom(...Object.entries(DOCUMENTS)),
    fc.array(fc.tuple(fc.noBias(fc.nat(999)), fc.constantFrom(...SIGNS), fc.nat(6)), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([[path, original], edits]) => {
    let text = original;
    for (const [share, sign, length] of edits) {
      const offset = Math.floor((share / 1000) * text.length);
      text = text.slice(0, offset) + sign + text.slice(offset + length);
    }
    return { path, text };
  });

test('a damaged document has problems on its lines, or compiles', async () => {
  const seen = { valid: 0, reported: 0 };
  const check = async ({ path, text }: { path: string; text: string }) => {
    const documents = new Map(Object.entries({ ...DOCUMENTS, [path]: text }));
    const files: ContentFiles = { documents, images: new Set(IMAGES), routes: ['/', '/lab'], root: 'content' };
    const problems = checkContent(files).filter(({ file }) => file === `content/${path}`);
    for (const { line, message } of problems) {
      expect(line, message).toBeGreaterThanOrEqual(1);
      expect(line, message).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      expect(message).not.toMatch(NOT_FOR_READERS);
    }
    seen[problems.length === 0 ? 'valid' : 'reported'] += 1;
    if (problems.length === 0 && path.endsWith('.mdx'))
      await compile(readSource(path, text).body ?? '', { remarkPlugins, rehypePlugins });
  };
  await fc.assert(fc.asyncProperty(damaged, check), { seed: 20261121, numRuns: 250 });
  expect(seen.valid).toBeGreaterThan(15);
  expect(seen.reported).toBeGreaterThan(100);
}, 60_000);
