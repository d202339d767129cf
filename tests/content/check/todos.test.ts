import { expect, test } from 'vitest';
import { findTodos } from '@/lib/content/check/todos';

const todosIn = (text: string) =>
  findTodos({ documents: new Map([['roles/a.mdx', text]]), root: 'content' }).map(({ line, text }) => [line, text]);

test.each([
  ['a text', 'title: "TODO: one sentence"', 'one sentence'],
  ['a comment of a field', 'startDate: 2024-01-28 # TODO: check', 'check'],
  ['JSON', '  "name": "TODO: a name",', 'a name'],
])('a TODO is found in %s', (_, line, text) => {
  expect(todosIn(`---\r\n${line}\r\n`)).toEqual([[2, text]]);
});

test('a comment of the text is found, and code of an example is not', () => {
  const body = '{/* TODO: say more */}\n# TODO: write a test\n// TODO: later';
  expect(todosIn(`---\ntitle: A\n---\n${body}\n`)).toEqual([[4, 'say more']]);
});

test.each(['todo: a', 'METODOS', 'title: TODO app', 'description: A list, "TODO app".'])('%j is no TODO', (text) => {
  expect(todosIn(text)).toEqual([]);
});
