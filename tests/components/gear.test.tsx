import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Equipment } from '@/components/astro/equipment';
import type { Photo } from '@/lib/astro/photo/photo';
import { getGearGroups } from '@/lib/astro/photos';
import { GEAR, photo } from '../astro/sample';

// Asserts the sample content.

const SESSION = { date: '2026-01-17', count: 40, seconds: 180 };

async function render(photos: Photo[], groups = getGearGroups()): Promise<string> {
  return new Response((await prerender(<Equipment groups={groups} photos={photos} />)).prelude).text();
}

test('without a photo, nothing about photos is shown', async () => {
  const html = await render([]);
  expect(html).not.toMatch(/tab=gallery|photograph|picture/);
});

test('an item has an anchor, and names its pictures, or leads to all of them in the gallery', async () => {
  const taken = ['one', 'two', 'three', 'four'].map((slug) =>
    photo({ slug, gear: ['Refractor', ...(slug === 'one' ? ['Sensor'] : [])], sessions: [SESSION] }),
  );
  const html = await render(taken, GEAR);
  expect(html).toContain('id="gear-refractor"');
  expect(html).toContain('href="/astrophotography?tab=gallery&amp;telescope=refractor"');
  expect(html).toContain('4 photographs, 8 h');
  expect(html).toContain('href="/astrophotography/one"');
});

test('an item has its name and specs, and a main one its mark', async () => {
  const mount = { name: 'Mount', specs: '20 kg payload', primary: true };
  const tripod = { name: 'Tripod', specs: 'Carbon' };
  const html = await render([], [{ ...GEAR[0], items: [mount, tripod] } as (typeof GEAR)[number]]);
  const texts = [...html.matchAll(/<li\b(?:(?!<\/li>).)*id="gear-.*?<\/li>/g)].map(([item]) =>
    item.replaceAll(/<[^>]+>/g, ' '),
  );
  expect(texts.map((text) => text.trim().split(/ {2,}/))).toEqual([
    ['Mount', 'Primary', '20 kg payload'],
    ['Tripod', 'Carbon'],
  ]);
});
