import { expect, test } from 'vitest';
import { galleryHref, gearUse, gearUseText } from '@/lib/astro/gear/gear-use';
import { photo } from './sample';

const RENDERED = { limitingMagnitude: 8.5, stars: 212 };
const M45 = { name: 'Pleiades', type: 'open-cluster' } as const;
const M42 = { name: 'Orion Nebula', type: 'emission-nebula' } as const;

const PHOTOS = [
  photo({
    slug: 'pleiades',
    object: M45,
    gear: ['Refractor', 'Sensor'],
    sessions: [
      { date: '2024-03-02', count: 60, seconds: 60 },
      { date: '2024-03-01', count: 30, seconds: 120, filter: 'Dual' },
    ],
  }),
  photo({
    slug: 'pleiades-again',
    object: M45,
    gear: ['Refractor', 'Sensor'],
    sessions: [{ date: '2026-11-05', count: 10, seconds: 3600 }],
  }),
  photo({ slug: 'orion', object: M42, gear: ['Refractor'], rendered: RENDERED }),
];

test('an item has its photos, hours, objects, first and last light', () => {
  expect(gearUse(PHOTOS).get('Refractor')).toEqual({
    photographs: 2,
    rendered: 1,
    objects: 1,
    seconds: 3600 + 3600 + 36_000,
    firstLight: '2024-03-01',
    lastLight: '2026-11-05',
  });
});

test('a filter has the hours of the sessions that name it', () => {
  expect(gearUse(PHOTOS).get('Dual')).toMatchObject({ photographs: 1, seconds: 3600, lastLight: '2024-03-01' });
});

const TAKEN = { photographs: 12, rendered: 0, objects: 7, seconds: 172_800 };

test.each([
  [
    { ...TAKEN, firstLight: '2024-03-15', lastLight: '2026-11-05' },
    '12 photographs of 7 objects, 48 h, first light Mar 2024, last light Nov 2026',
  ],
  [
    {
      ...TAKEN,
      photographs: 1,
      objects: 1,
      rendered: 2,
      seconds: 3600,
      firstLight: '2026-01-17',
      lastLight: '2026-01-17',
    },
    '1 photograph of 1 object, 1 h, first light Jan 2026, and 2 rendered fields',
  ],
])('%o is in words', (use, text) => {
  expect(gearUseText(use)).toBe(text);
});

test.each([
  [
    [
      { name: 'RedCat 51', kind: 'telescope' },
      { name: 'EOS Ra', kind: 'camera' },
    ],
    '?tab=gallery&telescope=redcat-51&camera=eos-ra',
  ],
  [[{ name: 'L-Ultimate', kind: 'dual-band-filter' }], '?tab=gallery&filter=l-ultimate'],
  [[{ name: 'ZWO AM5N', kind: 'mount' }], '?tab=gallery&q=ZWO+AM5N'],
] as const)('%o lead to the gallery', (items, query) => {
  expect(galleryHref(...items)).toBe(`/astrophotography${query}`);
});
