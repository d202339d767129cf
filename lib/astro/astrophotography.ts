import type { GearGroup } from './photos';

type Kind = NonNullable<GearGroup['items'][number]['kind']>;

const NOUNS: Partial<Record<Kind, string>> = {
  telescope: 'telescope',
  camera: 'camera',
  'ai-controller': 'AI controller',
  'dual-band-filter': 'dual-band filter',
};

export function gearCounts(groups: Pick<GearGroup, 'items'>[]): { count: number; noun: string }[] {
  const items = groups.flatMap((group) => group.items);
  return Object.entries(NOUNS).flatMap(([kind, noun]) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [{ count, noun: count === 1 ? noun : `${noun}s` }] : [];
  });
}

export const PLANNED = {
  title: 'Photo gallery coming soon',
  note: 'Planned features:',
  features: [
    ['Zoom and pan viewer', 'Full resolution, down to the noise.'],
    ['Capture details', 'Exposures, filters and sky conditions for every session.'],
    ['Search and filter', 'By object, constellation or gear.'],
    ['Before and after', 'A single frame next to the finished stack.'],
    ['Gear correlation', 'Which gear was used for which photo.'],
  ],
} as const;
