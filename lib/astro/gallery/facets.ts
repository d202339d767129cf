import { slugify } from '../../slug';
import { nameObjectType } from '../photo/photo-text';
import type { GalleryPhoto } from './gallery';
import { createPhotoSearch } from './photo-search';

interface Value {
  value: string;
  label: string;
}

interface FacetRule {
  label: string;
  list(photo: GalleryPhoto): Value[];
}

const RULES = {
  type: { label: 'Object type', list: ({ object }) => [{ value: object.type, label: nameObjectType(object) }] },
  constellation: {
    label: 'Constellation',
    list: ({ constellation: { abbreviation, name } }) => [{ value: abbreviation, label: name }],
  },
  telescope: { label: 'Telescope', list: (photo) => listGear(photo, 'telescope') },
  camera: { label: 'Camera', list: (photo) => listGear(photo, 'camera') },
  filter: { label: 'Filter', list: (photo) => listGear(photo, 'filter', 'dual-band-filter') },
  year: { label: 'Year', list: ({ year }) => (year ? [{ value: year, label: year }] : []) },
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

function listGear({ gear }: GalleryPhoto, ...kinds: string[]): Value[] {
  return gear
    .filter(({ kind }) => kinds.includes(kind ?? ''))
    .map(({ name }) => ({ value: slugify(name), label: name }));
}

export function selectFacets(photos: readonly GalleryPhoto[]): FacetKey[] {
  return FACET_KEYS.filter((key) => new Set(photos.map((photo) => JSON.stringify(RULES[key].list(photo)))).size > 1);
}

export function indexGallery(photos: readonly GalleryPhoto[]) {
  const search = createPhotoSearch(photos);
  const keys = selectFacets(photos);
  const labels = new Map(
    keys.map((key) => [key, new Map(photos.flatMap(RULES[key].list).map(({ value, label }) => [value, label]))]),
  );

  function dropUnknown(view: GalleryView): GalleryView {
    const unknown = FACET_KEYS.filter((key) => !labels.get(key)?.has(view[key]));
    return { ...view, ...Object.fromEntries(unknown.map((key) => [key, ''])) };
  }

  function select(view: GalleryView, except?: FacetKey): readonly GalleryPhoto[] {
    const chosen = keys.filter((key) => key !== except && view[key]);
    return search(photos, view.q).filter((photo) =>
      chosen.every((key) => RULES[key].list(photo).some(({ value }) => value === view[key])),
    );
  }

  function createFacet(key: FacetKey, view: GalleryView): Facet {
    const found = Map.groupBy(select(view, key).flatMap(RULES[key].list), ({ value }) => value);
    const options = [...(labels.get(key) ?? [])]
      .filter(([value]) => found.has(value) || value === view[key])
      .toSorted(([, a], [, b]) => (key === 'year' ? b.localeCompare(a) : a.localeCompare(b)))
      .map(([value, label]) => ({ value, label: `${label} (${found.get(value)?.length ?? 0})` }));
    const { label } = RULES[key];
    return { key, label, options: [{ value: '', label: `All ${label.toLowerCase()}s` }, ...options] };
  }

  return {
    total: photos.length,
    find(choices: GalleryView) {
      const view = dropUnknown(choices);
      return { view, photos: select(view), facets: keys.map((key) => createFacet(key, view)) };
    },
  };
}
