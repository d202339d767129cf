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
