import { expect, test } from 'vitest';
import { toGalleryPhoto } from '@/lib/astro/gallery/gallery';
import { createPhotoSearch } from '@/lib/astro/gallery/photo-search';
import { photo } from './sample';

const entry = (slug: string, name: string, catalogue: string[], aliases: string[] = [], title = name) => ({
  ...toGalleryPhoto(photo({ slug, title, object: { name, catalogue, type: 'open-cluster' } })),
  aliases,
});

const PHOTOS = [
  entry('pleiades', 'Pleiades', ['M 45', 'Melotte 22'], ['Seven Sisters', 'NGC 1432']),
  entry('m4', 'Spider Globular', ['M 4', 'NGC 6121']),
  entry('boat', 'Boötes Field', [], [], 'Sur l’horizon'),
  entry('simeis', 'Simeis 147', ['Sh2-240']),
  entry('carina', 'Carina Cluster', ['Tr 14']),
];
const search = createPhotoSearch(PHOTOS);
const find = (query: string) => search(PHOTOS, query).map(({ slug }) => slug);

test.each([
  ['M45', ['pleiades']],
  ['Messier 45', ['pleiades']],
  ['NGC 1432', ['pleiades']],
  ['seven sisters', ['pleiades']],
  // "M 4" does not match "M 45". A designation that no object has may be the start of a longer one.
  ['M 4', ['m4']],
  ['NGC 14', ['pleiades']],
  ['bootes', ['boat']],
  ["l'horizon", ['boat']],
  ['Sharpless 240', ['simeis']],
  ['Trumpler 14', ['carina']],
  ['open cluster', ['pleiades', 'm4', 'boat', 'simeis', 'carina']],
  ['M 99', []],
  ['  ', ['pleiades', 'm4', 'boat', 'simeis', 'carina']],
])('%j finds %j', (query, found) => {
  expect(find(query)).toEqual(found);
});
