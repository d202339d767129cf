import fc from 'fast-check';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check/check';
import { compileMdx } from '@/lib/content/mdx';
import type { ProjectFacts } from '@/lib/setup/import/projects/clones';
import { projectDocument } from '@/lib/setup/import/projects/document';
import { readReadme } from '@/lib/setup/import/projects/readme';

const TODAY = '2026-11-23';
const FACTS: ProjectFacts = {
  name: 'kiln-controller',
  repositoryUrl: 'https://github.com/ada/kiln-controller',
  languages: ['TypeScript', 'C++'],
  since: '2024-01-28',
  until: '2026-11-01',
  readme: {
    title: 'Kiln Controller',
    paragraphs: ['Keeps the kiln at its temperature.', 'It has {no} <cloud>.'],
  },
};

const findProblems = (text: string) =>
  checkContent({ documents: new Map([['projects/new.mdx', text]]), images: new Set(), routes: [], root: 'content' })
    .filter(({ file }) => file === 'content/projects/new.mdx')
    .map(({ message }) => message);
const withReadme = (text: string) => ({ ...FACTS, readme: readReadme(text) });
const fieldsOf = (facts: ProjectFacts) => matter(projectDocument(facts, TODAY)).data;

test('a draft has what the repository says, and marks what the owner decides', () => {
  expect(projectDocument(FACTS, TODAY)).toBe(`---
title: Kiln Controller
description: Keeps the kiln at its temperature.
status: ACTIVE
startDate: 2024-01-28
repositoryUrl: https://github.com/ada/kiln-controller # TODO: remove this line if visitors cannot open the address
technologyGroups:
  - category: Languages
    technologies:
      - name: TypeScript
      - name: C++
tags: []
diagrams: []
draft: true # TODO: remove this line when the document is right
---

It has \\{no\\} \\<cloud\\>.

{/* TODO: say what the problem was, what you did, and what came of it. */}
`);
});

test.each([
  ['changed lately', { until: '2025-12-01' }, { status: 'ACTIVE' }],
  ['without a change for a year', { until: '2025-11-01' }, { status: 'COMPLETED', endDate: '2025-11-01' }],
])('a repository that is %s', (_, facts, expected) => {
  const { status, endDate } = fieldsOf({ ...FACTS, ...facts });
  expect({ status, ...(endDate && { endDate: endDate.toISOString().slice(0, 10) }) }).toEqual(expected);
});

test.each([
  ['Kiln Controller', 'Kiln Controller'],
  ['Kiln: the controller', 'Kiln'],
  ['Welcome!', 'Kiln controller'],
  [undefined, 'Kiln controller'],
])('with the heading %j the title is %j', (title, expected) => {
  expect(fieldsOf({ ...FACTS, readme: { title, paragraphs: [] } }).title).toBe(expected);
});

/** Texts that break Markdown, YAML or MDX in unexpected places. */
const BITS = [
  ...'< > { } /* */ ` # | <!-- --> [ ] ( ) ! \\ &lt; &#0; <b> </b> <A b={ " : = ~~ $ é 日本 🚀 1. word'.split(' '),
  ...['```\n', '\n', '\n\n', '- ', '---\n', 'import a', 'export ', 'https://a.b ', 'Some words of text. ', '# T\n'],
  ...['\t', '\u0000', '\uFEFF', '\u2028', '\uD800'],
];

test('every README gives a document that is valid and compiles', async () => {
  const texts = fc.array(fc.constantFrom(...BITS), { maxLength: 40 }).map((bits) => bits.join(''));
  await fc.assert(
    fc.asyncProperty(texts, async (readme) => {
      const text = projectDocument(withReadme(readme), TODAY);
      expect(findProblems(text)).toEqual([]);
      await compileMdx(matter(text).content);
    }),
    { numRuns: 40 },
  );
});
