import { expect, test } from 'vitest';
import { pixelToSky, skyToPixel } from '@/lib/astro/sky/plate';

test('a distortion that leads far objects back into the picture shows none of them', () => {
  const ideal = { ra: 83.8, dec: -5.2, scale: 1.2, rotation: 0, width: 6000, height: 4000 };
  // A barrel: 0.1 % at the corners, and all of the offset 19 widths away.
  const k = 0.00277;
  const distortion = { x: [0, 0, 0, 0, 0, 0, -k, 0, -k, 0], y: [0, 0, 0, 0, 0, 0, 0, -k, 0, -k] };
  const plate = { ...ideal, distortion };
  const at = (widths: number) => skyToPixel(plate, pixelToSky(ideal, { x: 3000 + widths * 6000, y: 2000 }));
  expect(at(0.5)?.x).toBeCloseTo(5997.9, 1);
  expect(at(1 / Math.sqrt(k))).toBeUndefined();
});
