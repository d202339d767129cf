import { formatMonth } from '../../dates';
import { pluralize } from '../../pluralize';
import { slugify } from '../../slug';
import { formatIntegration } from '../photo/integration';
import { type Photo, type PhotoGear, totalsOf } from '../photo/photo';

/** What an item was used for. Photographs and rendered fields are counted apart; only photographs have hours and dates. */
export interface GearUse {
  photographs: number;
  rendered: number;
  objects: number;
  seconds: number;
  firstLight?: string | undefined;
  lastLight?: string | undefined;
}

type Kind = NonNullable<PhotoGear['kind']>;

/** Parameters of the gallery's address. Other kinds are found by their name. */
const FACETS: Partial<Record<Kind, string>> = {
  telescope: 'telescope',
  camera: 'camera',
  filter: 'filter',
  'dual-band-filter': 'filter',
};

export function galleryHref(...items: Pick<PhotoGear, 'name' | 'kind'>[]): string {
  const query = new URLSearchParams({ tab: 'gallery' });
  for (const { name, kind } of items) {
    const facet = kind && FACETS[kind];
    if (facet) query.set(facet, slugify(name));
    else query.set('q', name);
  }
  return `/astrophotography?${query}`;
}

export function gearHref(name: string): string {
  return `/astrophotography#gear-${slugify(name)}`;
}

/** The uses of each item by its name. Items without a photo are left out. */
export function gearUse(photos: readonly Photo[]): Map<string, GearUse> {
  const names = new Set(photos.flatMap(({ gear }) => gear.map(({ name }) => name)));
  return new Map(
    [...names].map((name) => {
      const taken = photos.filter(({ gear }) => gear.some((item) => item.name === name));
      return [name, usesOf(taken, name)];
    }),
  );
}

function usesOf(photos: Photo[], name: string): GearUse {
  const sessions = photos
    .flatMap((photo) => sessionsWith(photo, name))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const { seconds, firstLight, lastLight } = totalsOf(sessions);
  const taken = photos.filter((photo) => !photo.rendered);
  const objects = new Set(taken.map(({ object }) => object.name)).size;
  return {
    photographs: taken.length,
    rendered: photos.length - taken.length,
    ...{ objects, seconds, firstLight, lastLight },
  };
}

/** A filter was in use only in the sessions that name it; other gear was in all of them. */
function sessionsWith({ sessions }: Photo, name: string): Photo['sessions'] {
  const filtered = sessions.filter(({ filter }) => filter === name);
  return filtered.length > 0 ? filtered : sessions;
}

/** "12 photographs", "8 rendered fields", or both. */
export function countText({ photographs, rendered }: Pick<GearUse, 'photographs' | 'rendered'>): string {
  return [photographsText(photographs), renderedText(rendered)].filter(Boolean).join(' and ');
}

const photographsText = (count: number) => count > 0 && pluralize(count, 'photograph');
const renderedText = (count: number) => count > 0 && pluralize(count, 'rendered field');

/** "12 photographs of 7 objects, 48 h, first light Mar 2024, last light Nov 2026". */
export function gearUseText(use: GearUse): string {
  const { photographs, rendered, objects, seconds, firstLight, lastLight } = use;
  if (!(firstLight && lastLight)) return countText(use);
  const [first, last] = [formatMonth(firstLight), formatMonth(lastLight)];
  return [
    `${photographsText(photographs)} of ${pluralize(objects, 'object')}`,
    formatIntegration(seconds),
    `first light ${first}`,
    last !== first && `last light ${last}`,
    rendered > 0 && `and ${renderedText(rendered)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
