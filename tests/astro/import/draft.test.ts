import { expect, test } from 'vitest';
import { createDraft } from '@/lib/astro/import/draft';
import { findEvening } from '@/lib/astro/import/facts';

test('two questions about one field are both asked', () => {
  const facts = { filter: 'L-eXtreme', seconds: 180, date: '2026-01-16' };
  const { todos } = createDraft({
    name: 'M42',
    facts,
    solution: undefined,
    sessions: undefined,
    gear: [],
    today: '2026-11-27',
  });
  expect(todos.filter(({ path }) => path.at(-1) === 'count')).toEqual([
    { path: ['sessions', 0, 'count'], text: 'the number of exposures; filter L-eXtreme is not in content/gear' },
  ]);
});

test('only gear that is not known is asked for', () => {
  const { data, todos } = createDraft({
    name: 'M42',
    facts: { telescope: 'Samyang 135mm', camera: 'Canon EOS Ra' },
    solution: undefined,
    sessions: undefined,
    gear: [{ name: 'Canon EOS Ra', kind: 'camera' }],
    today: '2026-11-27',
  });
  expect(data.gear).toEqual(['Canon EOS Ra']);
  expect(todos).toContainEqual({
    path: ['gear', 0],
    text: 'telescope, by name in content/gear; the file names Samyang 135mm',
  });
});

test('a time before noon belongs to the evening before, and an impossible one to none', () => {
  expect(findEvening('2026-01-17T02:10:00')).toBe('2026-01-16');
  expect(findEvening('2099-13-45T99:99:99')).toBeUndefined();
});
