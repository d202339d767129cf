import type { GearGroup } from '../content/content';
import type { Photo } from './photo';
import { photoHref } from './photo-text';

type Kind = NonNullable<GearGroup['items'][number]['kind']>;

const NOUNS: Partial<Record<Kind, string>> = {
  telescope: 'telescope',
  camera: 'camera',
  'ai-controller': 'AI controller',
  'dual-band-filter': 'dual-band filter',
};

/** The number of items per kind, in the order of the summary strip: 3 telescopes, 4 cameras… */
export function gearCounts(groups: Pick<GearGroup, 'items'>[]): { count: number; noun: string }[] {
  const items = groups.flatMap((group) => group.items);
  return Object.entries(NOUNS).flatMap(([kind, noun]) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [{ count, noun: count === 1 ? noun : `${noun}s` }] : [];
  });
}

export const PLANNED = {
  title: 'Photo gallery coming soon',
  note: 'The photos are still being sorted. Planned features:',
  features: [
    ['Zoom and pan viewer', 'Full resolution, down to the noise.'],
    ['Capture details', 'Exposures, filters and sky conditions for every session.'],
    ['Search and filter', 'By object, constellation or gear.'],
    ['Before and after', 'A single frame next to the finished stack.'],
    ['Gear correlation', 'Which gear was used for which photo.'],
  ],
} as const;

export const SAMPLE = {
  title: 'The same sky, from a catalog',
  text: 'Until the photos are ready: star fields rendered from a star catalog, framed as my telescope and camera would frame them.',
} as const;

/** Where each planned feature can be tried, in the order of PLANNED; undefined for what needs a photo that is missing. */
export function plannedHrefs(photos: readonly Pick<Photo, 'slug' | 'versions'>[]): (string | undefined)[] {
  const [first] = photos;
  const compared = photos.find(({ versions }) => versions.length > 0);
  return [
    first && photoHref(first),
    first && `${photoHref(first)}#details`,
    first && '#pictures',
    compared && `${photoHref(compared)}#comparison`,
    first && '/astrophotography#used-together',
  ];
}
