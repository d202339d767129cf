import { expect, test } from 'vitest';
import { findTodos } from '@/lib/content/check/todos';
import { documentType, documentTypes } from '@/lib/content/schema/documents';
import { newDocument } from '@/lib/content/write/new-document';
import { DOCUMENTS } from '../check/documents';
import { problemsWith } from '../check/fixtures';

const documents = new Map(Object.entries(DOCUMENTS));
const types = Object.keys(documentTypes).filter((type) => documentType(type).starter);
const make = (type: string) =>
  newDocument(type, { title: 'New: "thing" # 1', name: 'veil', today: '2026-11-23', documents });

test('a new document of each type is valid at once, and marks what only the owner knows', () => {
  for (const type of types) {
    const { path, text } = make(type);
    expect(problemsWith({ [path]: text }), type).toEqual([]);
    expect(findTodos({ documents: new Map([[path, text]]), root: 'content' }), type).not.toEqual([]);
    expect(text.includes('\ndraft: true\n'), type).toBe('draft' in documentType(type).schema.shape);
  }
});

test('a new document names every field of its schema, with what it is', () => {
  const missing = types.flatMap((type) => {
    const { text } = make(type);
    const fields = Object.keys(documentType(type).schema.shape);
    return fields
      .filter((field) => !new RegExp(`^(# .+\\n${field}:|# ${field}: \\w)`, 'm').test(text))
      .map((field) => type + field);
  });
  expect(missing).toEqual([]);
});

test('a list that is ordered by hand gets the new document at its end', () => {
  expect(make('GearGroup').text).toMatch(/^order: 2$/m);
});
