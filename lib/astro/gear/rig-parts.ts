import { slugify } from '../../slug';
import type { GearGroup } from '../photos';

type GearItem = GearGroup['items'][number];

/** An item of gear as the calculator needs it. Units: lib/content/schema/gear.ts. */
export interface RigPart
  extends Pick<
    GearItem,
    'name' | 'focalLength' | 'aperture' | 'reduction' | 'pixelSize' | 'backFocus' | 'length' | 'weight' | 'payload'
  > {
  slug: string;
  isPrimary: boolean;
  sensor?: { width: number; height: number };
  /** Slugs of telescopes. */
  fits?: string[];
}

type Telescope = RigPart & { focalLength: number };
type Camera = RigPart & { pixelSize: number; sensor: { width: number; height: number } };

export interface RigParts {
  telescopes: Telescope[];
  reducers: (RigPart & { reduction: number })[];
  cameras: Camera[];
  mounts: (RigPart & { payload: number })[];
  extras: RigPart[];
}

const EXTRA_KINDS: GearItem['kind'][] = [
  'ai-controller',
  'dual-band-filter',
  'filter',
  'guide-scope',
  'focuser',
  'accessory',
];

export function rigParts(groups: Pick<GearGroup, 'items'>[]): RigParts {
  const items = groups
    .flatMap((group) => group.items)
    .toSorted((a, b) => Number(b.primary === true) - Number(a.primary === true));
  const ofKind = (...kinds: GearItem['kind'][]) => items.filter(({ kind }) => kinds.includes(kind)).map(partOf);
  return {
    telescopes: ofKind('telescope').filter((part): part is Telescope => part.focalLength !== undefined),
    reducers: ofKind('reducer').filter((part) => part.reduction !== undefined) as RigParts['reducers'],
    cameras: ofKind('camera').filter((part) => part.pixelSize && part.sensor) as Camera[],
    mounts: ofKind('mount').filter((part) => part.payload !== undefined) as RigParts['mounts'],
    extras: ofKind(...EXTRA_KINDS).filter(({ length, weight }) => length !== undefined || weight !== undefined),
  };
}

function partOf(item: GearItem): RigPart {
  const { name, focalLength, aperture, reduction, pixelSize, sensor, backFocus, length, weight, payload } = item;
  const part = {
    ...{ name, focalLength, aperture, reduction, pixelSize, backFocus, length, weight, payload },
    slug: slugify(name),
    isPrimary: item.primary === true,
    sensor: sensor && { width: sensor.width, height: sensor.height },
    fits: item.fits?.map(slugify),
  };
  // Absent instead of undefined: this is sent to the browser.
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as unknown as RigPart;
}

export interface Rig {
  telescope: Telescope;
  reducer?: RigParts['reducers'][number] | undefined;
  camera: Camera;
  mount?: RigParts['mounts'][number] | undefined;
  extras: RigPart[];
  binning: number;
  /** FWHM in arc seconds. */
  seeing: number;
}
