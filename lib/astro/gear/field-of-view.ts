import type { GearGroup } from '../photos';
import { formatField } from '../sky/coordinates';

type Item = GearGroup['items'][number];

/** Arc seconds per radian, for micrometers over millimeters. */
const ARC_SECONDS = 206.265;
const DEGREE = Math.PI / 180;

export function findMainCamera(groups: Pick<GearGroup, 'items'>[]): Item | undefined {
  const cameras = groups
    .flatMap(({ items }) => items)
    .filter(({ kind, sensor, pixelSize }) => kind === 'camera' && sensor && pixelSize);
  return cameras.find(({ primary }) => primary) ?? cameras[0];
}

/** "2.4° × 1.6° at 1.41″ per pixel": what a telescope and a camera frame. Undefined without their sizes. */
export function describeField({ focalLength }: Item, { sensor, pixelSize }: Item): string | undefined {
  if (!focalLength || !sensor || !pixelSize) return undefined;
  const angle = (pixels: number) => (2 * Math.atan((pixels * pixelSize) / 2000 / focalLength)) / DEGREE;
  const field = formatField({ width: angle(sensor.width), height: angle(sensor.height) });
  return `${field} at ${((ARC_SECONDS * pixelSize) / focalLength).toFixed(2)}″ per pixel`;
}
