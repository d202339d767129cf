import { expect, test } from 'vitest';
import { fieldProblems } from '@/lib/content/check/fields';
import { readSource } from '@/lib/content/check/source';
import { findTodos } from '@/lib/content/check/todos';
import { type DocumentTypeName, documentType, documentTypes } from '@/lib/content/schema/documents';
import { newDocument } from '@/lib/content/write/new-document';
import { DOCUMENTS } from '../check/documents';
import { problemsWith } from '../check/fixtures';

/** Fields that belong to other documents of the type. */
const ALTERNATIVES = ['Diagram.lanes', 'Experiment.unlisted'];

const documents = new Map(Object.entries(DOCUMENTS));
const types = Object.keys(documentTypes).filter((type) => documentType(type).starter);
const make = (type: DocumentTypeName) =>
  newDocument(type, { title: 'New: "thing" # 1', name: 'veil', today: '2026-11-23', documents });

test('a new document of each type is valid at once, and marks what only the owner knows', () => {
  for (const type of types) {
    const { path, text } = make(type);
    expect(problemsWith({ [path]: text }), type).toEqual([]);
    expect(findTodos({ documents: new Map([[path, text]]), root: 'content' }), type).not.toEqual([]);
    expect(text.includes('\ndraft: true\n'), type).toBe('draft' in documentType(type).schema.shape);
  }
});

test('a new document names every field of its schema', () => {
  const missing = types.flatMap((type) => {
    const { text } = make(type);
    const fields = Object.keys(documentType(type).schema.shape);
    return fields.filter((field) => !new RegExp(`^(# )?${field}:`, 'm').test(text)).map((field) => type + field);
  });
  expect(missing).toEqual([]);
});

test('a new document stays valid with each of its examples', () => {
  const problems = types.flatMap((type) => {
    const { path, text } = make(type);
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const [, indent = '', field] = /^( *)# (\w+):(?: |$)/.exec(line) ?? [];
      if (!field || ALTERNATIVES.includes(`${type}.${field}`)) return [];
      const source = readSource(path, withExample(lines, index, { indent, field }));
      const found = [...source.problems, ...fieldProblems(source, documentType(type).schema)];
      return found.map(({ message }) => `${type}.${field}: ${message}`);
    });
  });
  expect(problems).toEqual([]);
});

/** The text with the example that starts on a line, in place of the empty list of that field. */
function withExample(lines: string[], index: number, { indent, field }: { indent: string; field: string }): string {
  const rest = lines.slice(index);
  const end = rest.findIndex((line, at) => at > 0 && !line.startsWith(`${indent}#  `));
  const example = rest.slice(0, end).map((line) => indent + line.slice(indent.length + 2));
  const others = rest.slice(end).filter((line, at) => at > 0 || line !== `${indent}${field}: []`);
  return [...lines.slice(0, index), ...example, ...others].join('\n');
}

test('a list that is ordered by hand gets the new document at its end', () => {
  expect(make('GearGroup').text).toMatch(/^order: 2$/m);
});
