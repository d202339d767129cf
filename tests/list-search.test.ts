import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearch } from '@/lib/list-search';

const search = (entries: readonly string[], query: string) => createSearch(entries, (text) => [text])(entries, query);
const found = (texts: string[], query: string) => createSearch([texts], (entry) => entry)([texts], query).length === 1;

test.each([
  ['a part of a word', 'Dachshund App', 'hund'],
  ['small letters', 'GraphQL', 'graphql'],
  ['blanks around it', 'GraphQL', '  graphql\t'],
  ['no accent where the text has one', 'Café Zürich', 'cafe zurich'],
  ['an accent written as a character of its own', 'Café', 'Cafe\u0301'],
  ['a name without its apostrophe', 'Tzolk’in', 'tzolkin'],
  ['the apostrophe of a phone', "Washington's War", 'washington’s'],
  ['a final sigma', 'ΟΔΟΣΑ', 'οδος'],
  ['sharp s written out', 'Große Straße', 'STRASSE'],
  ['signs that mean something elsewhere', 'C++ (.*) [x]?', '++ (.*) ['],
])('a query finds %s', (_, text, query) => {
  expect(found(['first field', text], query)).toBe(true);
});

test.each([
  ['is nowhere', ['Dachshund App'], 'cat'],
  ['ends one field and begins the next', ['Play', 'React'], 'playreact'],
  ['spans two fields with a blank between', ['Play', 'React'], 'play react'],
  ['spans two fields with a line break between', ['Play', 'React'], 'play\nreact'],
  ['is a caret and the text has none', ['Dachshund App'], '^'],
])('a query finds nothing that %s', (_, texts, query) => {
  expect(found(texts, query)).toBe(false);
});

test.each(['', ' \n ', '\u00a0'])('the blank query %j keeps every entry', (query) => {
  expect(search(['a', 'b', ''], query)).toEqual(['a', 'b', '']);
});

const fields = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 });
const SEEDED = { seed: 20261121, numRuns: 300 };

test('any part of any field finds its entry, ignoring case', () => {
  fc.assert(
    fc.property(fields, fc.nat(), fc.nat(), fc.nat(), (texts, field, from, length) => {
      const text = [...(texts[field % texts.length] ?? '')];
      const start = from % (text.length + 1);
      const part = text.slice(start, start + (length % (text.length + 1))).join('');
      expect(found(texts, part)).toBe(true);
      expect(found(texts, part.toUpperCase())).toBe(true);
      expect(found(texts, part.toLowerCase())).toBe(true);
    }),
    SEEDED,
  );
});
