import * as generated from 'contentlayer/generated';
import { afterEach, expect, test, vi } from 'vitest';
import { getBiographies, getProfile } from '@/lib/content/content';

vi.mock('contentlayer/generated', async (original) => {
  const content = await original<typeof generated>();
  return { ...content, allBiographies: [...content.allBiographies] };
});

const documents = [...generated.allBiographies];

afterEach(() => {
  generated.allBiographies.splice(0, Number.POSITIVE_INFINITY, ...documents);
});

test('biographies come shortest first, whatever their files are called', () => {
  generated.allBiographies.splice(0, Number.POSITIVE_INFINITY, ...documents.toReversed());
  expect(getBiographies().map(({ name }) => name)).toEqual(['short', 'medium', 'long']);
});

test('without biographies the page has the texts of the profile', () => {
  generated.allBiographies.length = 0;
  const { bio, body } = getProfile();
  expect(getBiographies().map((biography) => [biography.title, biography.body.raw])).toEqual([
    ['Short', bio],
    ['Long', body.raw],
  ]);
});
