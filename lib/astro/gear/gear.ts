import { slugify } from '../../slug';
import { pluralize } from '../../words';
import type { Photo, PhotoGear } from '../photo/photo';
import { formatIntegration, sumExposures } from '../photo/photo-text';
import type { GearGroup } from '../photos';
import { formatField } from '../sky/coordinates';
import { measureField } from '../sky/plate';

type Item = GearGroup['items'][number];
type Kind = NonNullable<Item['kind']>;

const NOUNS: Partial<Record<Kind, string>> = {
  telescope: 'telescope',
  camera: 'camera',
  'ai-controller': 'AI controller',
  'dual-band-filter': 'dual-band filter',
};

const FACETS: Partial<Record<Kind, string>> = {
  telescope: 'telescope',
  camera: 'camera',
  filter: 'filter',
  'dual-band-filter': 'filter',
};

/** Arc seconds per radian, for micrometers over millimeters. */
const ARC_SECONDS = 206.265;

export function gearCounts(groups: Pick<GearGroup, 'items'>[]): { count: number; noun: string }[] {
  const items = groups.flatMap((group) => group.items);
  return Object.entries(NOUNS).flatMap(([kind, noun]) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [{ count, noun: count === 1 ? noun : `${noun}s` }] : [];
  });
}

export function findMainCamera(groups: Pick<GearGroup, 'items'>[]): Item | undefined {
  const cameras = groups
    .flatMap(({ items }) => items)
    .filter(({ kind, sensor, pixelSize }) => kind === 'camera' && sensor && pixelSize);
  return cameras.find(({ primary }) => primary) ?? cameras[0];
}

/** The field of a telescope and a camera, such as "2.4° × 1.6° at 1.41″ per pixel". Undefined without their sizes. */
export function describeField({ focalLength }: Item, { sensor, pixelSize }: Item): string | undefined {
  if (!focalLength || !sensor || !pixelSize) return undefined;
  const scale = (ARC_SECONDS * pixelSize) / focalLength;
  return `${formatField(measureField({ ...sensor, scale }))} at ${scale.toFixed(2)}″ per pixel`;
}

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
  const seconds = sumExposures(photos.flatMap((photo) => selectSessions(photo, name)));
  return `${pluralize(photos.length, 'photograph')}, ${formatIntegration(seconds)}`;
}

function selectSessions({ sessions }: Photo, name: string): Photo['sessions'] {
  const filtered = sessions.filter(({ filter }) => filter === name);
  return filtered.length > 0 ? filtered : sessions;
}
