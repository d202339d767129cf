import { expect, test } from 'vitest';
import { problemsWith } from './fixtures';

/** The notes about a document whose prose begins on line 5. */
const notesOn = (body: string, title = 'Kiln') =>
  problemsWith({
    'docs/kiln.mdx': `---\ntitle: ${title}\ndescription: How it’s fired, when it’s hot.\n---\n${body}\n\n## First firing\n`,
  });

test.each([
  ['an apostrophe', "It's hot.", "It's"],
  ['a plural', "The kilns' doors.", "kilns'"],
  ['a caption', '![Kiln](/projects/kiln/shot.svg "It\'s hot")', "It's"],
])('%s with straight marks is named beside curly ones', (_, body, word) => {
  expect(notesOn(body)).toEqual([
    `content/docs/kiln.mdx:5: note: ${word} has a straight mark, other words of this document curly ones; write ’ or “ ”`,
  ]);
});

test('where most marks are straight, the curly ones are named', () => {
  const note = 'it’s has a curly mark, other words of this document straight ones; write \' or "';
  expect(notesOn("It's hot. It isn't cold.\n\nIt's a kiln.")).toEqual(
    Array(2).fill(`content/docs/kiln.mdx:3: note: ${note}`),
  );
});

test.each([
  ['inline code', "`it's`"],
  ['code', "```ts\nconst a = 'it';\n```"],
  ['feet, inches, minutes and seconds', `5' 10" and 30'`],
  ['a comment', "{/* it's */}"],
])('%s may have straight marks', (_, body) => {
  expect(notesOn(body)).toEqual([]);
});
