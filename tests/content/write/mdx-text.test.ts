import { createProcessor } from '@mdx-js/mdx';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { mdxText } from '@/lib/content/write/mdx-text';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });
const parse = (text: string) => processor.parse(text) as Node;
const readText = ({ value = '', children = [] }: Node): string => value + children.map(readText).join('');

const SIGNS = [
  ...'\\`*_{}[]<>|~&#+=-!():;$"\'/.@1 ',
  'import ',
  'export ',
  'https://a.example ',
  'a@b.example ',
  '&lt;',
  '1. ',
];
const words = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 20 })
  .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim())
  .filter(Boolean);

test('plain text stays one paragraph of the same characters', () => {
  fc.assert(
    fc.property(words, (text) => {
      const { children = [] } = parse(mdxText([text]));
      expect(children.map(({ type }) => type)).toEqual(['paragraph']);
      expect(readText(children[0] as Node)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('paragraphs stay apart', () => {
  expect(parse(mdxText(['One.', 'Two.'])).children?.map(readText)).toEqual(['One.', 'Two.']);
});
