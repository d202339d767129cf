import { expect, test } from 'vitest';
import { problemsOfTexts } from './fixtures';

const COMPILE = 'MDX does not compile:';
const EXPRESSION = 'expressions are not allowed in content; write a brace as \\{';
const MODULE = 'import and export are not allowed in content';

/** Texts, and the problems that the check reports for each. */
const TEXTS = {
  '# Kiln': ['6: headings of a document start at ##; its title is the # heading'],
  'Wait\n{seconds} here.': [`7: ${EXPRESSION}`],
  "import fs from 'node:fs'": [`6: ${MODULE}`],
  'Text.\n\n<Unknown/>': ['8: <Unknown> is not allowed in content; use Markdown, or write \\<'],
  '<script>{"alert(1)"}</script>': [
    '6: <script> is not allowed in content; use Markdown, or write \\<',
    `6: ${EXPRESSION}`,
  ],
  '<kbd title={1}>K</kbd>': ['6: attributes of <kbd> must be plain text'],
  '<kbd onClick="a()">K</kbd>': ['6: <kbd> cannot have the attribute onClick (known here: dir, lang, open, title)'],
  'See <Figure src="/astro/veil.jpg" alt="A" /> here.': ['6: <Figure> must stand in a paragraph of its own'],
  '```klingon\na\n```': ['6: code is marked as an unknown language "klingon"'],
  'Text.\n\nWait {': [
    `8:7: ${COMPILE} Unexpected end of file in expression, expected a corresponding closing brace for \`{\``,
  ],
  'Text.\n\n<kbd>K': [`8:1: ${COMPILE} Expected a closing tag for \`<kbd>\` (8:1-8:6) before the end of \`paragraph\``],
  'Text.\n\n<Figure src="/astro/veil.jpg" alt="A">': [
    `8:1: ${COMPILE} Expected a closing tag for \`<Figure>\` (8:1-8:39)`,
  ],
  '<!-- later -->': [
    `6:2: ${COMPILE} Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`)`,
  ],
  '{/* later */}': [],
  '`{a} <b>` and\n\n```ts\nconst a = <B>{c}</B>;\n```': [],
  'Press <kbd title="Escape">Esc</kbd>, H<sub>2</sub>O.<br/>': [],
  '<details open>\n<summary>More</summary>\n\nText.\n</details>': [],
  '```sh\na\n```\n\n```text\na\n```': [],
  '<Figure src="/astro/veil.jpg" alt="A" side="left">\n\nText.\n\n</Figure>': [],
  '| a |\n| - |\n| b |\n\n- [x] c[^1]\n\n[^1]: Text.': [],
};

test('texts are Markdown with a few elements', () => {
  expect(problemsOfTexts(Object.keys(TEXTS))).toEqual(TEXTS);
});
