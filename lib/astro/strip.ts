import type { GearGroup } from '../content/content';

type Kind = NonNullable<GearGroup['items'][number]['kind']>;

const NOUNS: Record<Kind, [one: string, many: string]> = {
  telescope: ['telescope', 'telescopes'],
  camera: ['camera', 'cameras'],
  'ai-controller': ['AI controller', 'AI controllers'],
  'dual-band-filter': ['dual-band filter', 'dual-band filters'],
};

/** How many of each counted kind the rig has, in the order of the strip: 3 telescopes, 4 cameras… */
export function gearCounts(groups: Pick<GearGroup, 'items'>[]): { count: number; noun: string }[] {
  const items = groups.flatMap((group) => group.items);
  return Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [{ count, noun: count === 1 ? one : many }] : [];
  });
}
