import { expect, test } from 'vitest';
import { mergeDocument, readDocument } from '@/scripts/dev/admin/merge-document';
import { readContentFiles } from '@/scripts/shared/content-files';

const DOCUMENT = `---
# Who
name: Ada Quill # the owner
bio: >-
  A first line
  and a second.
code: "42"
tags: [one, two]
links:
  # first
  - name: A
    url: /a
  - name: B # second
    url: /b
plain:
  - x
  - y
inner:
  deep: 1
  # note
  other: 2
place: { lat: 1, lon: 2 }
gone: null
---

The body.
`;

type Fields = Record<string, unknown>;

function edit(original: string, change: (fields: Fields) => void): string {
  const { body, ...fields } = readDocument(original);
  change(fields);
  return mergeDocument(original, fields, body);
}

/** Lines of a text that another does not have, and the other way round. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test('a document that was saved without a change keeps its bytes', () => {
  expect(edit(DOCUMENT, () => {})).toBe(DOCUMENT);
});

test('a document of Windows keeps its text and gets the line ends that the check demands', () => {
  const windows = DOCUMENT.replaceAll('\n', '\r\n');
  expect(edit(windows, () => {})).toBe(DOCUMENT);
  expect(readDocument(`\uFEFF${windows}`)).toEqual(readDocument(DOCUMENT));
});

test('every document of the site keeps its bytes', () => {
  const documents = [...readContentFiles('content').documents].filter(([path]) => path.endsWith('.mdx'));
  expect(documents.filter(([, text]) => edit(text, () => {}) !== text).map(([path]) => path)).toEqual([]);
});

const [A, B, C] = ['a', 'b', 'c'].map((name) => ({ name: name.toUpperCase(), url: `/${name}` }));

test.each<[string, Fields, string[]]>([
  ['a text keeps its comment', { name: 'Bo' }, ['-name: Ada Quill # the owner', '+name: Bo # the owner']],
  ['a folded text stays folded', { bio: 'New.' }, ['-  A first line', '-  and a second.', '+  New.']],
  ['a quoted text stays quoted', { code: '43' }, ['-code: "42"', '+code: "43"']],
  ['a list on one line stays on one line', { tags: ['one'] }, ['-tags: [one, two]', '+tags: [ one ]']],
  ['a new item', { links: [A, B, C] }, ['+  - name: C', '+    url: /c']],
  ['an item less keeps the comment above the list, and', { links: [B] }, ['-  - name: A', '-    url: /a']],
  ['a new field of a group', { inner: { deep: 1, middle: 5, other: 2 } }, ['+  middle: 5']],
  ['a new field', { last: ['a'] }, ['+last:', '+  - a']],
  ['an emptied list', { plain: [] }, ['-plain:', '-  - x', '-  - y', '+plain: []']],
  ['an emptied list that a form leaves out', { plain: undefined }, ['-plain:', '-  - x', '-  - y', '+plain: []']],
  ['empty values that a form adds', { a: '', b: null, c: [], e: { f: '' }, gone: '' }, []],
])('%s changes only its lines', (_, changes, lines) => {
  const merged = edit(DOCUMENT, (fields) => Object.assign(fields, changes));
  expect(difference(DOCUMENT, merged)).toEqual(lines);
});

test('comments above and below a field stay when it changes', () => {
  const original = '---\n# above\na: 1\n\n# between\nb: 2\n# below\n---\n';
  expect(mergeDocument(original, { a: 3, b: 4 }, '')).toBe(original.replace('1', '3').replace('2', '4'));
});

test('a new document has what the form has, without its empty values', () => {
  expect(mergeDocument('', { title: 'A', url: '', tags: ['b'] }, '')).toBe('---\ntitle: A\ntags:\n  - b\n---\n');
});
