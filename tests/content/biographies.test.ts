import type { allBiographies } from 'contentlayer/generated';
import { expect, test, vi } from 'vitest';

// Asserts the sample content.

const documents = vi.hoisted(() => ({ change: (all: typeof allBiographies) => all }));

vi.mock('contentlayer/generated', async (original) => {
  const content = await original<{ allBiographies: typeof allBiographies }>();
  return {
    ...content,
    get allBiographies() {
      return documents.change(content.allBiographies);
    },
  };
});

function load(change: typeof documents.change) {
  documents.change = change;
  vi.resetModules();
  return import('@/lib/content/content');
}

test('biographies come shortest first, whatever their files are called', async () => {
  const { getBiographies } = await load((all) => all.toReversed());
  expect(getBiographies().map(({ name }) => name)).toEqual(['short', 'medium', 'long']);
});

test('without biographies the page has the texts of the profile', async () => {
  const { getBiographies, getProfile } = await load(() => []);
  const { bio, body } = getProfile();
  expect(getBiographies().map((biography) => [biography.title, biography.body.raw])).toEqual([
    ['Short', bio],
    ['Long', `${bio}\n\n${body.raw.trim()}`],
  ]);
});
