import { expect, test } from 'vitest';
import { problemsOfProse } from './fixtures';

const FILE = 'content/docs/kiln.mdx';
const COMPILE = 'MDX does not compile:';
const EXPRESSION = 'expressions are not allowed in content; write a brace as \\{';
const MODULE = 'import and export are not allowed in content';

test.each([
  ['a heading of the first level', '# Kiln', ['6: headings of a document start at ##; its title is the # heading']],
  ['an expression in a paragraph', 'Wait\n{seconds} here.', [`7: ${EXPRESSION}`]],
  ['an import', "import fs from 'node:fs'", [`6: ${MODULE}`]],
  ['an unknown element', 'Text.\n\n<Unknown/>', ['8: <Unknown> is not allowed in content; use Markdown, or write \\<']],
  [
    'a script',
    '<script>{"alert(1)"}</script>',
    ['6: <script> is not allowed in content; use Markdown, or write \\<', `6: ${EXPRESSION}`],
  ],
  [
    'an attribute that is an event',
    '<kbd onClick="a()">K</kbd>',
    ['6: <kbd> cannot have the attribute onClick (known here: dir, lang, open, title)'],
  ],
  ['code in an unknown language', '```klingon\na\n```', ['6: code is marked as an unknown language "klingon"']],
])('%s', (_, text, problems) => {
  expect(problemsOfProse(text)).toEqual(problems.map((problem) => `${FILE}:${problem}`));
});

test.each([
  [
    'an open brace',
    'Text.\n\nWait {',
    `8:7: ${COMPILE} Unexpected end of file in expression, expected a corresponding closing brace for \`{\``,
  ],
  [
    'an HTML comment',
    '<!-- later -->',
    `6:2: ${COMPILE} Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`)`,
  ],
])('%s does not compile', (_, text, problem) => {
  expect(problemsOfProse(text)).toEqual([`${FILE}:${problem}`]);
});

test.each([
  ['a comment', '{/* later */}'],
  ['braces and signs of code', '`{a} <b>` and\n\n```ts\nconst a = <B>{c}</B>;\n```'],
  ['a named element', 'Press <kbd title="Escape">Esc</kbd>, H<sub>2</sub>O.<br/>'],
  ['an open details element', '<details open>\n<summary>More</summary>\n\nText.\n</details>'],
  ['code in a language by its short name', '```sh\na\n```\n\n```text\na\n```'],
  ['text beside a figure', '<Figure src="/astro/veil.jpg" alt="A" side="left">\n\nText.\n\n</Figure>'],
  ['a table, a task and a footnote', '| a |\n| - |\n| b |\n\n- [x] c[^1]\n\n[^1]: Text.'],
])('%s is valid', (_, text) => {
  expect(problemsOfProse(text)).toEqual([]);
});
