import { expect, test } from 'vitest';
import { type GalleryView, indexGallery } from '@/lib/astro/gallery/facets';
import { toGalleryPhoto } from '@/lib/astro/gallery/gallery';
import { photo } from './sample';

const night = (date: string, filter?: string) => ({ date: `${date}T00:00:00.000Z`, count: 1, seconds: 60, filter });
const PHOTOS = [
  photo({ slug: 'pleiades', gear: ['Refractor', 'Sensor'], sessions: [night('2025-01-17')] as never }),
  photo({
    slug: 'orion',
    object: { name: 'Orion Nebula', catalogue: ['M 42'], type: 'emission-nebula' },
    ...{ ra: 83.8, dec: -5.4, gear: ['Refractor', 'Sensor'], sessions: [night('2026-01-17', 'Dual')] as never },
  }),
  photo({ slug: 'hyades', ra: 66.75, dec: 15.87, gear: ['Reflector'], rendered: { limitingMagnitude: 8.5, stars: 9 } }),
].map(toGalleryPhoto);

const gallery = indexGallery(PHOTOS);
const view = (choices: Partial<GalleryView> = {}): GalleryView => ({
  ...{ q: '', type: '', constellation: '', telescope: '', camera: '', filter: '', year: '' },
  ...choices,
});
const find = (choices: Partial<GalleryView>) => gallery.find(view(choices));

test.each<[Partial<GalleryView>, string[]]>([
  [{}, ['pleiades', 'orion', 'hyades']],
  [{ constellation: 'Tau' }, ['pleiades', 'hyades']],
  [{ telescope: 'refractor', camera: 'sensor' }, ['pleiades', 'orion']],
  [{ filter: 'dual' }, ['orion']],
  [{ type: 'open-cluster', q: 'hyades' }, []],
  [{ constellation: 'Nowhere' }, ['pleiades', 'orion', 'hyades']],
])('%j shows %j', (choices, found) => {
  expect(find(choices).photos.map(({ slug }) => slug)).toEqual(found);
});

test.each<[string, Partial<GalleryView>, string[]]>([
  ['type', {}, ['All object types', 'Emission nebula (1)', 'Open cluster (2)']],
  // A facet counts under the choices of the others, so that every option leads to as many photos as it says.
  ['type', { type: 'emission-nebula' }, ['All object types', 'Emission nebula (1)', 'Open cluster (2)']],
  ['type', { q: 'orion' }, ['All object types', 'Emission nebula (1)']],
  // A choice stays visible when nothing matches it.
  [
    'type',
    { type: 'open-cluster', constellation: 'Ori' },
    ['All object types', 'Emission nebula (1)', 'Open cluster (0)'],
  ],
  ['year', {}, ['All years', '2026 (1)', '2025 (1)']],
  ['camera', { telescope: 'reflector' }, ['All cameras']],
])('the options of %s under %j are %j', (key, choices, labels) => {
  const facet = find(choices).facets.find((one) => one.key === key);
  expect(facet?.options.map(({ label }) => label)).toEqual(labels);
});

test('facets that do not tell the photos apart are left out', () => {
  const keys = (photos: typeof PHOTOS) =>
    indexGallery(photos)
      .find(view())
      .facets.map(({ key }) => key);
  expect(keys(PHOTOS.slice(0, 2))).toEqual(['type', 'constellation', 'filter', 'year']);
  expect(keys(PHOTOS.slice(2))).toEqual([]);
  expect(keys([])).toEqual([]);
});
