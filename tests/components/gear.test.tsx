import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Equipment } from '@/components/astro/equipment';
import type { Photo } from '@/lib/astro/photo/photo';
import { getGearGroups } from '@/lib/astro/photos';
import { GEAR, photo } from '../astro/sample';

// Asserts the sample content.

const SESSION = { date: '2026-01-17', count: 40, seconds: 180 };

async function render(photos: Photo[], groups = getGearGroups()): Promise<string> {
  return new Response(
    (await prerender(<Equipment groups={groups} photos={photos} photosUrl="/photos" />)).prelude,
  ).text();
}

test('without a photo, nothing about photos is shown', async () => {
  const html = await render([]);
  expect(html).not.toMatch(/tab=gallery|Used together|photograph of|rendered field/);
});

test('an item has an anchor, and its photos lead to the gallery', async () => {
  const html = await render([photo({ gear: ['Refractor', 'Sensor'], sessions: [SESSION] })], GEAR);
  expect(html).toContain('id="gear-refractor"');
  expect(html).toContain('href="/astrophotography?tab=gallery&amp;telescope=refractor"');
  expect(html).toContain('1 photograph of 1 object, 2 h, first light Jan 2026');
  expect(html).toContain('href="/astrophotography?tab=gallery&amp;telescope=refractor&amp;camera=sensor"');
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
