import { describe, expect, test } from 'vitest';
import { fieldProblems } from '@/lib/content/check/fields';
import { readSource } from '@/lib/content/check/source';
import { findTodos } from '@/lib/content/check/todos';
import { type DocumentTypeName, documentTypes } from '@/lib/content/schema/documents';
import { newDocument } from '@/lib/content/write/new-document';
import { STARTERS } from '@/lib/content/write/starters';
import { DOCUMENTS } from '../check/documents';
import { problemsWith } from '../check/fixtures';

const picture = { width: 960, height: 640, widths: [480, 960], placeholder: 'data:image/webp;base64,UklGRg==' };

/** Fields that belong to other documents of the type. */
const ALTERNATIVES = ['Diagram.lanes', 'AstroPhoto.rendered', 'Experiment.unlisted'];

const make = (type: DocumentTypeName, title = 'New: "thing" # 1') =>
  // The pictures of the check belong to veil.
  newDocument(type, {
    title,
    name: 'veil',
    today: '2026-11-23',
    documents: new Map(Object.entries(DOCUMENTS)),
    picture,
  });

describe.each(Object.keys(STARTERS) as DocumentTypeName[])('a new document of the type %s', (type) => {
  const { path, text } = make(type);
  const lines = text.split('\n');

  test('is valid at once', () => {
    expect(problemsWith({ [path]: text })).toEqual([]);
  });

  test('marks what only the owner knows', () => {
    expect(findTodos({ documents: new Map([[path, text]]), root: 'content' })).not.toEqual([]);
  });

  test('has every field of the schema, and draft if the type has it', () => {
    for (const field of Object.keys(documentTypes[type].schema.shape))
      expect(text).toMatch(new RegExp(`^(# )?${field}:`, 'm'));
    expect(text.includes('\ndraft: true\n')).toBe('draft' in documentTypes[type].schema.shape);
  });

  const examples = lines.flatMap((line, index) => {
    const [, indent, field] = /^( *)# (\w+):(?: |$)/.exec(line) ?? [];
    return field ? [{ field, index, indent: indent ?? '' }] : [];
  });

  test.each(examples.filter(({ field }) => !ALTERNATIVES.includes(`${type}.${field}`)))(
    'stays valid with its example of $field',
    ({ field, index, indent }) => {
      const rest = lines.slice(index);
      const end = rest.findIndex((line, at) => at > 0 && !line.startsWith(`${indent}#  `));
      const example = rest.slice(0, end).map((line) => indent + line.slice(indent.length + 2));
      const others = rest.slice(end).filter((line, at) => at > 0 || line !== `${indent}${field}: []`);
      const source = readSource(path, [...lines.slice(0, index), ...example, ...others].join('\n'));
      expect(source.problems).toEqual([]);
      expect(fieldProblems(source, documentTypes[type].schema)).toEqual([]);
    },
  );
});

test('a list that is ordered by hand gets the new document at its end', () => {
  expect(make('GearGroup').text).toMatch(/^order: 2$/m);
});
