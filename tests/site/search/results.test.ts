import { expect, test } from 'vitest';
import type { Entry } from '@/lib/site/search/entry';
import { markedExcerpt, markWords } from '@/lib/site/search/marks';
import { groupResults } from '@/lib/site/search/results';
import type { TextMatch } from '@/lib/site/search/text-index';

const page = (href: string, name: string): Entry => ({ kind: 'docs', name, href });
const REDIS = page('/docs/data/redis', 'Redis');
const PAGES = new Map([[REDIS.href, REDIS]]);

const text = (path: string, more: Partial<TextMatch> = {}): TextMatch => {
  return { path, title: path, excerpt: 'a <mark>cache</mark>', isExact: true, ...more };
};

test('names that have the words come before texts, and texts before misspelled names', () => {
  const names = [
    { entry: page('/a', 'Cache'), score: 75 },
    { entry: page('/b', 'Cash'), score: 25 },
  ];
  const [top] = groupResults({ query: 'cache', names, texts: [text('/docs/c')], pages: PAGES });
  expect(top?.results.map(({ href }) => href)).toEqual(['/a', '/docs/c', '/b']);
});

test('a page that is found by its name and its text is one result, with the text around the words', () => {
  const place = { title: 'How it fails', href: `${REDIS.href}#how-it-fails` };
  const names = [{ entry: REDIS, score: 90 }];
  const [top, ...others] = groupResults({ query: 'redis', names, texts: [text(REDIS.href, { place })], pages: PAGES });
  expect(others).toEqual([]);
  expect(top?.results).toMatchObject([
    { href: REDIS.href, excerpt: [{ text: 'a ' }, { text: 'cache', isMarked: true }] },
  ]);
});

test('results after the best three are listed by kind, and a kind alone is one list', () => {
  const paths = ['/docs/a', '/docs/b', '/projects/c', '/docs/d', '/projects/e', '/resume'];
  const found = { query: 'a', names: [], texts: paths.map((path) => text(path)), pages: PAGES };
  const hrefs = (groups: ReturnType<typeof groupResults>) =>
    groups.map(({ label, results }) => [label, results.map(({ href }) => href)]);
  expect(hrefs(groupResults(found))).toEqual([
    ['Top results', paths.slice(0, 3)],
    ['Documentation', ['/docs/d']],
    ['Projects', ['/projects/e']],
    ['Resume', ['/resume']],
  ]);
  expect(hrefs(groupResults(found, 'projects'))).toEqual([['Projects', ['/projects/c', '/projects/e']]]);
  expect(groupResults(found, 'gear')).toEqual([]);
});

test.each([
  ['Star Wars: Rebellion', 'reb', 'Star Wars: [Reb]ellion'],
  ['Orléans', 'orle', '[Orlé]ans'],
  ['Terraforming Mars', 'mars terra', '[Terra]forming [Mars]'],
])('in %j, %j marks %j', (name, query, expected) => {
  expect(
    markWords(name, query)
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join(''),
  ).toBe(expected);
});

test('an excerpt is text: what looks like markup is shown as written', () => {
  expect(markedExcerpt('use &lt;b&gt; &amp; <mark>a&lt;p</mark>')).toEqual([
    { text: 'use <b> & ', isMarked: false },
    { text: 'a<p', isMarked: true },
  ]);
});
