import { expect, test } from 'vitest';
import { findTodos } from '@/lib/content/check/todos';

const todosIn = (text: string) =>
  findTodos({ documents: new Map([['roles/a.mdx', text]]), root: 'content' }).map(({ line, text }) => [line, text]);

test.each([
  ['a text', 'title: "TODO: one sentence"', 'one sentence'],
  ['a comment of a field', 'startDate: 2024-01-28 # TODO: check', 'check'],
  ['a comment of MDX', '{/* TODO: say more */}', 'say more'],
  ['JSON', '  "name": "TODO: a name",', 'a name'],
])('a TODO is found in %s', (_, line, text) => {
  expect(todosIn(`---\r\n${line}\r\n`)).toEqual([[2, text]]);
});

test.each(['todo: a', 'METODOS'])('%j is no TODO', (text) => {
  expect(todosIn(text)).toEqual([]);
});
