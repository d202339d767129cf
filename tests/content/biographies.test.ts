import type { Biography } from 'contentlayer/generated';
import { expect, test, vi } from 'vitest';

// Asserts the sample content.

const documents = vi.hoisted(() => ({ change: (all: Biography[]) => all, bio: '' }));

vi.mock('contentlayer/generated', async (original) => {
  const content = await original<typeof import('contentlayer/generated')>();
  return {
    ...content,
    get allDocuments() {
      const { bio } = documents;
      const others = content.allDocuments
        .filter(({ _type }) => _type !== 'Biography')
        .map((each) => (bio && each._type === 'Profile' ? { ...each, bio } : each));
      return [...others, ...documents.change(content.allBiographies)];
    },
  };
});

async function load(change: typeof documents.change) {
  documents.change = change;
  vi.resetModules();
  return { ...(await import('@/lib/biographies/content')), ...(await import('@/lib/content/content')) };
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

test('the short text of the profile is no Markdown', async () => {
  documents.bio = 'From 40 ms to <5 ms, in {one} year.';
  const { getBiographies } = await load(() => []);
  expect(getBiographies()[0]?.body.raw).toBe('From 40 ms to \\<5 ms, in \\{one\\} year.');
});
