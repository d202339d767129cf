import { expect, test } from 'vitest';
import type { Entry } from '@/lib/site/search/entry';
import { indexNames } from '@/lib/site/search/names';

const entry = (name: string, also: string[] = []): Entry => ({ kind: 'docs', name, href: `/docs/${name}`, also });

const ENTRIES = ['Redis', 'PostgreSQL', 'Gloomhaven', 'Orléans', 'Star Wars: Rebellion', 'Star Adventurer GTi', 'CI']
  .map((name) => entry(name))
  .concat(entry('Kubernetes', ['K8s']), entry('Andromeda Galaxy', ['M 31', 'NGC 224']));

const match = await indexNames(ENTRIES);
const namesFor = (query: string) => match(query).map((found) => found.entry.name);

test.each([
  ['a letter too few', 'postgrsql', 'PostgreSQL'],
  ['two letters exchanged', 'kubernetse', 'Kubernetes'],
  ['another name', 'k8s', 'Kubernetes'],
  ['a number without a space', 'NGC224', 'Andromeda Galaxy'],
])('a name is found by %s', (_, query, name) => {
  expect(namesFor(query)[0]).toBe(name);
});

test('short words are not misspelled: their neighbors are other words', () => {
  expect(namesFor('CD')).toEqual([]);
});

test('names with every word come before misspelled ones', async () => {
  const find = await indexNames([entry('Sonar'), entry('Solar system')]);
  const scores = find('solar').map((found) => found.score >= 50);
  expect(scores).toEqual([true, false]);
});
