import { expect, test } from 'vitest';
import { openSearch } from '@/lib/site/search/find';
import { createIndex, type SearchData, type TextRow } from '@/lib/site/search/index-data';
import { cutExcerpt, markTerms } from '@/lib/site/search/marks';

const NAMES: [name: string, ...also: string[]][] = [
  ['Kubernetes', 'K8s'],
  ['Coathanger', 'Collinder 399', 'Cr 399'],
  ['Orion’s Sword', 'M 42', 'NGC 1976'],
  ['Star Adventurer GTi'],
  ['Betelgeuse'],
  ['Dachshund App'],
  ['Orléans'],
  ['Contact'],
  ['Gloomhaven'],
  ['Solar system'],
  ['Sonar'],
];
const TEXTS: TextRow[] = [
  [5, '', '', 'An app for walks. The engineers of 42 airlines use it.'],
  [5, 'reminders', 'Reminders', 'A queue sends reminders of medicine at four in the morning.'],
  [7, '', '', 'Write a message.'],
];
const entries = NAMES.map(([name, ...also], id) => ({ kind: id < 5 ? 'docs' : 'pages', name, also, href: `/${id}` }));
const data: SearchData = { kinds: {}, entries, texts: TEXTS };
// As it arrives in a browser.
const find = openSearch(JSON.parse(JSON.stringify({ ...data, index: createIndex(data, new Map([[7, 'email']])) })));
const findFirst = (query: string) => find(query)[0]?.entry.name;

test('a name is found by', () => {
  const rows = [
    ['its beginning', 'glo', 'Gloomhaven'],
    ['two wrong letters', 'betelguese', 'Betelgeuse'],
    ['two exchanged letters and a missing one', 'daschund', 'Dachshund App'],
    ['another name', 'k8s', 'Kubernetes'],
    ['a missing accent', 'orleans', 'Orléans'],
    ['two words for one', 'coat hanger', 'Coathanger'],
    ['one word for two', 'staradventurer', 'Star Adventurer GTi'],
    ['a designation', 'M 42', 'Orion’s Sword'],
    ['a designation without its blank', 'ngc1976', 'Orion’s Sword'],
    ['the full name of a catalog', 'Messier 42', 'Orion’s Sword'],
    ['the full name of another catalog', 'collinder399', 'Coathanger'],
    ['a possessive', 'orions sword', 'Orion’s Sword'],
    ['a question', 'How do I contact him?', 'Contact'],
    ['a keyword of its page', 'email', 'Contact'],
  ] as const;
  expect(rows.filter(([, query, name]) => findFirst(query) !== name)).toEqual([]);
});

test('misspellings are tried only for words that the site does not have, and not for short ones', () => {
  expect(find('solar').map(({ entry }) => entry.name)).toEqual(['Solar system']);
  expect(find('K9s')).toEqual([]);
});

test('a text leads to its heading, a name to the page', () => {
  expect(find('medicine queue')[0]).toMatchObject({ href: '/5#reminders', heading: 'Reminders', text: TEXTS[1]?.[3] });
  expect(find('dachshund')[0]?.href).toBe('/5');
  expect(find('dachshund')[0]).not.toHaveProperty('heading');
});

test('a page about a thing comes before one that shows it too', () => {
  const page = (name: string, names: object) => ({ kind: 'photos', name, href: `/${name}`, ...names });
  const entries = [page('Orion', { shows: ['M 42'] }), page('Sword', { also: ['M 42'] })];
  expect(openSearch({ kinds: {}, entries })('m42').map(({ href }) => href)).toEqual(['/Sword', '/Orion']);
});

test('words may be all over a page', () => {
  expect(find('airlines medicine')).toMatchObject([{ href: expect.stringContaining('/5'), coverage: 1 }]);
});

test('without all words, those with most of them follow, and say so', () => {
  expect(find('medicine queue kubernetes')).toMatchObject([{ href: '/5#reminders', coverage: expect.closeTo(2 / 3) }]);
  expect(find('medicine zebra quagga')).toEqual([]);
});

test('an empty query finds nothing', () => {
  expect([find(''), find(' ?! ')]).toEqual([[], []]);
});

test('marks are the words that match, with accents and as a plural', () => {
  const marked = markTerms('Orléans, reminders', new Set(['ORLEAN', 'REMINDER'])).filter(({ isMarked }) => isMarked);
  expect(marked.map(({ text }) => text)).toEqual(['Orléans', 'reminders']);
});

test('an excerpt is the part with most of the words', () => {
  const text = `queue ${'word '.repeat(60)}queue of medicine${' word'.repeat(60)}`;
  const excerpt = cutExcerpt(text, new Set(['QUEUE', 'MEDICINE']));
  expect(excerpt).toMatch(/^… word .*queue of medicine.* …$/);
  expect(excerpt.split(' ').length).toBeLessThan(40);
});
