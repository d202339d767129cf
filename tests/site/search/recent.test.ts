import { expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/site/search/recent';

function storage(kept?: string): Storage {
  const values = new Map(kept === undefined ? [] : [['recent-searches', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
}

test('the newest searches come first, each once, at most five', () => {
  const kept = storage();
  for (const query of ['a', 'b', ' a ', '', 'c', 'd', 'e', 'f']) rememberSearch(kept, query);
  expect(recentSearches(kept)).toEqual(['f', 'e', 'd', 'c', 'a']);
  forgetSearches(kept);
  expect(recentSearches(kept)).toEqual([]);
});

test.each(['', '{}', 'null', '[1, {"a":2}]'])('stored %j is no search', (kept) => {
  expect(recentSearches(storage(kept))).toEqual([]);
});
