import { type AstroPhoto, createPhoto, type Photo } from '@/lib/astro/photo/photo';
import type { GearGroup } from '@/lib/astro/photos';

type Item = Partial<GearGroup['items'][number]> & { name: string };

/** Gear with two groups, as the content compiles it. */
export const GEAR = [
  group('Optics', [
    { name: 'Refractor', kind: 'telescope', focalLength: 250 },
    { name: 'Reflector', kind: 'telescope', focalLength: 2032 },
  ]),
  group('Cameras', [
    { name: 'Sensor', kind: 'camera', pixelSize: 5.36, sensor: { width: 6720, height: 4480 } as never },
  ]),
  group('Train', [{ name: 'Dual', kind: 'dual-band-filter' }, { name: 'Drawer' }]),
];

function group(title: string, items: Item[]): GearGroup {
  return { title, items } as GearGroup;
}

interface Fields extends Omit<Partial<AstroPhoto>, 'object' | 'sessions' | 'rendered'> {
  slug?: string;
  object?: { name: string; catalogue?: string[]; type: string };
  rendered?: { limitingMagnitude: number; stars: number };
  sessions?: { date: string; count: number; seconds: number; filter?: string }[];
}

/** A picture of the Pleiades, as the site shows it. */
export function photo({ slug = 'pleiades', ...fields }: Fields = {}): Photo {
  const document = {
    ...{ name: slug, title: 'The Pleiades', ra: 56.75, dec: 24.117, gear: [] },
    object: { name: 'Pleiades', catalogue: ['M 45'], type: 'open-cluster' },
    picture: { width: 2400, height: 1600, widths: [480, 960, 2400], placeholder: 'data:image/webp;base64,UklGRg==' },
    body: { raw: '', code: '' },
  };
  return createPhoto({ ...document, ...fields } as unknown as AstroPhoto, GEAR);
}
