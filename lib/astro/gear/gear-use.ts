import { slugify } from '../../slug';
import { pluralize } from '../../words';
import type { Photo, PhotoGear } from '../photo/photo';
import { formatIntegration } from '../photo/photo-text';

type Kind = NonNullable<PhotoGear['kind']>;

const FACETS: Partial<Record<Kind, string>> = {
  telescope: 'telescope',
  camera: 'camera',
  filter: 'filter',
  'dual-band-filter': 'filter',
};

export function galleryHref({ name, kind }: Pick<PhotoGear, 'name' | 'kind'>): string {
  const facet = kind && FACETS[kind];
  const query = new URLSearchParams({ tab: 'gallery' });
  query.set(facet ?? 'q', facet ? slugify(name) : name);
  return `/astrophotography?${query}`;
}

export function gearHref(name: string): string {
  return `/astrophotography#gear-${slugify(name)}`;
}

/** "12 photographs, 48 h", or "4 pictures" with drawn plates among them. A filter has the hours of its own sessions. */
export function describeUse(photos: readonly Photo[], name: string): string {
  if (photos.some(({ rendered }) => rendered)) return pluralize(photos.length, 'picture');
  const seconds = photos.flatMap((photo) => selectSessions(photo, name)).map(({ count, seconds }) => count * seconds);
  const total = seconds.reduce((sum, each) => sum + each, 0);
  return `${pluralize(photos.length, 'photograph')}, ${formatIntegration(total)}`;
}

/** A filter was in use only in the sessions that name it; other gear was in all of them. */
function selectSessions({ sessions }: Photo, name: string): Photo['sessions'] {
  const filtered = sessions.filter(({ filter }) => filter === name);
  return filtered.length > 0 ? filtered : sessions;
}
