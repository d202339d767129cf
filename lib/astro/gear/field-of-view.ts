import type { GearGroup } from '../photos';
import { formatField } from '../sky/coordinates';
import { measureField } from '../sky/plate';

type Item = GearGroup['items'][number];

/** Arc seconds per radian, for micrometers over millimeters. */
const ARC_SECONDS = 206.265;

export function findMainCamera(groups: Pick<GearGroup, 'items'>[]): Item | undefined {
  const cameras = groups
    .flatMap(({ items }) => items)
    .filter(({ kind, sensor, pixelSize }) => kind === 'camera' && sensor && pixelSize);
  return cameras.find(({ primary }) => primary) ?? cameras[0];
}

/** "2.4° × 1.6° at 1.41″ per pixel": what a telescope and a camera frame. Undefined without their sizes. */
export function describeField({ focalLength }: Item, { sensor, pixelSize }: Item): string | undefined {
  if (!focalLength || !sensor || !pixelSize) return undefined;
  const scale = (ARC_SECONDS * pixelSize) / focalLength;
  return `${formatField(measureField({ ...sensor, scale }))} at ${scale.toFixed(2)}″ per pixel`;
}
