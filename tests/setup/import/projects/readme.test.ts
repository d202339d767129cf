import { expect, test } from 'vitest';
import { README_LENGTH, readReadme } from '@/lib/setup/import/projects/readme';

const read = readReadme;
const SENTENCE = 'Keeps the kiln at its temperature.';

test('title and introduction are read as plain text', () => {
  const text = `# Kiln \`v2\`

[![Build](https://example.com/badge.svg)](https://example.com)

Keeps the **kiln** at \`1200 °C\`, with [a curve](https://example.com) &amp; \\*care\\*.
It has no cloud.

> A quote that is long enough to be a paragraph.

- a list entry that is long enough

Second paragraph of the introduction.

## Install

Text of a section that is not read.

## Use of <b>it</b>
`;
  expect(read(text)).toEqual({
    title: 'Kiln v2',
    paragraphs: [
      'Keeps the kiln at 1200 °C, with a curve & *care*. It has no cloud.',
      'Second paragraph of the introduction.',
    ],
  });
});

test.each([
  ['badges', '[![a](b.svg)](c) ![d](e.svg)'],
  ['a line of links', '[Documentation](a) · [Demo and examples](b) · [Discussions](c)'],
  ['a directive of reStructuredText', '.. image:: https://example.com/a.svg and more text'],
  ["a generator's text", 'This project was bootstrapped with [Create React App](https://example.com).'],
])('%s is no introduction', (_, text) => {
  expect(read(`# Kiln\n\n${text}\n\n${SENTENCE}\n`)?.paragraphs).toEqual([SENTENCE]);
});

test('HTML is read as its text', () => {
  const html = `<h1 align="center"><img src="a.png"> Kiln</h1>
<p align="center"><a href="a">Documentation of the project</a></p>
<p align="center">
  ${SENTENCE}<br>For caf&eacute;s &lt;too&gt;, as we say.
</p>
`;
  expect(read(html)).toMatchObject({ title: 'Kiln', paragraphs: [SENTENCE, 'For cafés <too>, as we say.'] });
});

test.each([
  ['a heading that is underlined', `Kiln\n====\n\n${SENTENCE}`],
  ['frontmatter', `---\ntitle: Other\n---\n# Kiln\n\n${SENTENCE}`],
])('a README with %s is read', (_, text) => {
  expect(read(text)).toMatchObject({ title: 'Kiln', paragraphs: [SENTENCE] });
});

test.each([
  ['quotes', '>'],
  ['brackets', '['],
])('a huge README of %s is read up to a limit', (_, text) => {
  const readme = read(text.repeat(2_000_000 / text.length));
  for (const paragraph of readme?.paragraphs ?? []) expect(paragraph.length).toBeLessThanOrEqual(README_LENGTH);
});
