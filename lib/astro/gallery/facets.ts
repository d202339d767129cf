import { slugify } from '../../slug';
import { OBJECT_TYPE_LABEL } from '../photo/photo-text';
import type { GalleryPhoto } from './gallery-photo';
import { createPhotoSearch } from './photo-search';

interface Value {
  value: string;
  label: string;
}

interface FacetRule {
  label: string;
  all: string;
  valuesOf(photo: GalleryPhoto): Value[];
}

const gear = (names: string[]) => names.map((name) => ({ value: slugify(name), label: name }));

const RULES = {
  type: {
    label: 'Object type',
    all: 'All object types',
    valuesOf: ({ type }) => [{ value: type, label: OBJECT_TYPE_LABEL[type] }],
  },
  constellation: {
    label: 'Constellation',
    all: 'All constellations',
    valuesOf: ({ constellation: { abbreviation, name } }) => [{ value: abbreviation, label: name }],
  },
  telescope: { label: 'Telescope', all: 'All telescopes', valuesOf: ({ telescopes }) => gear(telescopes) },
  camera: { label: 'Camera', all: 'All cameras', valuesOf: ({ cameras }) => gear(cameras) },
  filter: { label: 'Filter', all: 'All filters', valuesOf: ({ filters }) => gear(filters) },
  year: { label: 'Year', all: 'All years', valuesOf: ({ year }) => (year ? [{ value: year, label: year }] : []) },
} satisfies Record<string, FacetRule>;

export type FacetKey = keyof typeof RULES;

const FACET_KEYS = Object.keys(RULES) as FacetKey[];

export type GalleryView = Record<FacetKey | 'q', string>;

export interface Facet {
  key: FacetKey;
  label: string;
  /** "" for all, and then each value with its count. */
  options: Value[];
}

export interface GalleryIndex {
  total: number;
  list(view: GalleryView): readonly GalleryPhoto[];
  facets(view: GalleryView): Facet[];
  /** The view without values that no photo has. */
  known(view: GalleryView): GalleryView;
}

export function usedFacets(photos: readonly GalleryPhoto[]): FacetKey[] {
  return FACET_KEYS.filter((key) => photos.some((photo) => RULES[key].valuesOf(photo).length > 0));
}

export function indexGallery(photos: readonly GalleryPhoto[]): GalleryIndex {
  const search = createPhotoSearch(photos);
  const keys = usedFacets(photos);
  const values = new Map(
    photos.map((photo) => [photo, Object.fromEntries(keys.map((key) => [key, RULES[key].valuesOf(photo)]))]),
  );
  const valuesOf = (photo: GalleryPhoto, key: FacetKey): Value[] => values.get(photo)?.[key] ?? [];
  const labels = Object.fromEntries(
    keys.map((key) => [
      key,
      new Map(photos.flatMap((photo) => valuesOf(photo, key)).map((each) => [each.value, each])),
    ]),
  ) as Partial<Record<FacetKey, Map<string, Value>>>;
  const has = (photo: GalleryPhoto, key: FacetKey, value: string) =>
    !value || valuesOf(photo, key).some((each) => each.value === value);

  function known(view: GalleryView): GalleryView {
    const unknown = FACET_KEYS.filter((key) => !labels[key]?.has(view[key]));
    return { ...view, ...Object.fromEntries(unknown.map((key) => [key, ''])) };
  }

  /** Under all choices but that of one facet. */
  function matches(view: GalleryView, except?: FacetKey): readonly GalleryPhoto[] {
    const chosen = keys.filter((key) => key !== except && view[key]);
    return search(photos, view.q).filter((photo) => chosen.every((key) => has(photo, key, view[key])));
  }

  function facetOf(key: FacetKey, view: GalleryView): Facet {
    const counts = new Map<string, number>();
    const found = matches(view, key);
    for (const { value } of found.flatMap((photo) => valuesOf(photo, key)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
    const options = [...(labels[key]?.values() ?? [])]
      .filter(({ value }) => counts.has(value) || value === view[key])
      .toSorted((a, b) => (key === 'year' ? b.label.localeCompare(a.label) : a.label.localeCompare(b.label)))
      .map(({ value, label }) => ({ value, label: `${label} (${counts.get(value) ?? 0})` }));
    return { key, label: RULES[key].label, options: [{ value: '', label: RULES[key].all }, ...options] };
  }

  return {
    total: photos.length,
    list: (view) => matches(known(view)),
    facets(view) {
      const chosen = known(view);
      return keys.map((key) => facetOf(key, chosen));
    },
    known,
  };
}
