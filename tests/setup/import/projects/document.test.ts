import fc from 'fast-check';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check/check';
import { compileMdx } from '@/lib/content/mdx';
import { projectDocument } from '@/lib/setup/import/projects/document';
import type { ProjectFacts } from '@/lib/setup/import/projects/facts';
import { readReadme } from '@/lib/setup/import/projects/readme';

const TODAY = '2026-11-23';
const FACTS: ProjectFacts = {
  name: 'kiln-controller',
  description: 'Keeps the kiln at its temperature.',
  repositoryUrl: 'https://github.com/ada/kiln-controller',
  isPublic: true,
  isArchived: false,
  languages: ['TypeScript', 'C++'],
  topics: ['heat', 'esp32'],
  since: '2024-01-28',
  until: '2026-11-01',
  counts: ['214 commits'],
  readme: { title: 'Kiln Controller', paragraphs: ['It has {no} <cloud>.'], headings: ['Install', 'Use */ it'] },
};

const problemsOf = (text: string) =>
  checkContent({ documents: new Map([['projects/new.mdx', text]]), images: new Set(), routes: [], root: 'content' })
    .filter(({ file }) => file === 'content/projects/new.mdx')
    .map(({ message }) => message);
const withReadme = (text: string) => ({ ...FACTS, description: undefined, readme: readReadme(Buffer.from(text)) });
const fieldsOf = (facts: ProjectFacts) => matter(projectDocument(facts, TODAY)).data;

test('a document has what the repository says, and nothing else', () => {
  expect(projectDocument(FACTS, TODAY)).toBe(`---
title: Kiln Controller
description: Keeps the kiln at its temperature.
status: ACTIVE
startDate: 2024-01-28
repositoryUrl: https://github.com/ada/kiln-controller
technologyGroups:
  - category: Languages
    technologies:
      - name: TypeScript
      - name: C++
tags:
  - name: heat
  - name: esp32
diagrams: []
---

It has \\{no\\} \\<cloud\\>.

{/* TODO: say what the problem was, what you did, and what came of it. Sections of the README: Install, Use * / it. The repository has 214 commits. */}
`);
});

test('without a description the document is a draft', () => {
  const text = projectDocument({ ...FACTS, description: undefined, readme: undefined }, TODAY);
  expect(text).toContain('description: "TODO: ');
  expect(text).toMatch(/^draft: true # TODO: /m);
});

test('a repository that may be private is a draft, and its address is marked', () => {
  const text = projectDocument({ ...FACTS, isPublic: false }, TODAY);
  expect(text).toMatch(/^repositoryUrl: https:\S+ # TODO: /m);
  expect(text).toMatch(/^draft: true # TODO: /m);
});

test.each([
  ['changed lately', { until: '2025-12-01' }, { status: 'ACTIVE' }],
  ['archived', { isArchived: true, until: '2026-01-01' }, { status: 'ARCHIVED', endDate: '2026-01-01' }],
  ['without a change for a year', { until: '2025-11-01' }, { status: 'COMPLETED', endDate: '2025-11-01' }],
])('a repository that is %s', (_, facts, expected) => {
  const { status, endDate } = fieldsOf({ ...FACTS, ...facts });
  expect({ status, ...(endDate && { endDate: endDate.toISOString().slice(0, 10) }) }).toEqual(expected);
});

test('a status that is a guess is marked', () => {
  expect(projectDocument({ ...FACTS, until: '2025-11-01' }, TODAY)).toMatch(/^status: COMPLETED # TODO: /m);
});

test.each([
  ['Kiln Controller', 'Kiln Controller'],
  ['Kiln: the controller', 'Kiln'],
  ['KilnController - keeps the heat', 'KilnController'],
  ['Getting Started with Create React App', 'Kiln controller'],
  ['Welcome!', 'Kiln controller'],
  [undefined, 'Kiln controller'],
])('with the heading %j the title is %j', (title, expected) => {
  expect(fieldsOf({ ...FACTS, readme: { title, paragraphs: [], headings: [] } }).title).toBe(expected);
});

test('the description is whole sentences of the first paragraph, and the text goes on after them', () => {
  const text = projectDocument(
    withReadme(`One sentence here. Another one there. ${'A third is long. '.repeat(20)}`),
    TODAY,
  );
  const { data, content } = matter(text);
  expect(data.description).toMatch(/^One sentence here\. Another one there\..*long\.$/);
  expect(data.description.length).toBeLessThanOrEqual(200);
  expect(content.trim()).toMatch(/^A third is long\./);
});

test.each([
  ['braces', 'It is {process.env.HOME} and {{more}} of the kind.'],
  ['tags', 'Use <Kiln heat={1}> or \\<Kiln> in your own text.'],
  ['imports', 'import secret from "./secret" is not run here.'],
  ['exports', 'export const a = 1 is not run here, either.'],
  ['comments of JavaScript', 'The end */} of a comment {/* and its begin.'],
  ['links without marks', 'See https://example.com, www.example.com and ada@example.com.'],
  ['entities', 'Shows &amp;lt;b&amp;gt; as &lt;b&gt; and &copy; too.'],
  ['markup as text', 'Has \\*stars\\*, \\`ticks\\`, \\[brackets\\] and \\| pipes in it.'],
  ['one long word', 'a '.repeat(3) + 'x'.repeat(5000)],
  ['control characters', 'Bells \u0007 and \u202Eoverrides\u202C of the direction.'],
  ['a number and a dot', '1\\. is how this paragraph begins, not a list.'],
  ['footnotes', 'It has a footnote[^1] in its text.\n\n[^1]: Here it is.'],
  ['a rule below', 'It stands above a rule, not a heading.\n\n---\n\nMore of the text stands below.'],
  ['mathematics', 'It computes $a < b$ and $$\\{x\\}$$ for you.'],
])('a README with %s gives a document that is valid and compiles', async (_, paragraph) => {
  const readme = withReadme(`# ${paragraph}\n\n${paragraph}\n\n## ${paragraph}\n`);
  const text = projectDocument({ ...readme, description: 'A kiln.' }, TODAY);
  expect(problemsOf(text)).toEqual([]);
  await expect(compileMdx(matter(text).content)).resolves.toBeDefined();
});

test('every README gives a document that is valid', () => {
  const bit = fc.constantFrom(
    ...[
      '<',
      '>',
      '{',
      '}',
      '/*',
      '*/',
      '`',
      '```\n',
      '#',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '|',
      '---\n',
      '<!--',
      '-->',
      '[',
      ']',
    ],
    ...[
      '(',
      ')',
      '!',
      '\\',
      '&lt;',
      '&#0;',
      '<b>',
      '</b>',
      '<A b={',
      'import a',
      'export ',
      'https://a.b ',
      '"',
      "'",
      ': ',
    ],
    ...[
      'word ',
      'Some words of text. ',
      '# T\n',
      '\t',
      '=',
      '~~',
      '$',
      '\u0000',
      '\uFEFF',
      '\u2028',
      'é',
      '日本',
      '🚀',
      '\uD800',
    ],
  );
  const texts = fc.array(bit, { maxLength: 40 }).map((bits) => bits.join(''));
  fc.assert(
    fc.property(texts, texts, (readme, other) => {
      const facts = {
        ...withReadme(readme),
        description: other,
        topics: [other, 'a'],
        languages: [other],
        counts: [other],
      };
      expect(problemsOf(projectDocument(facts, TODAY))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
