import { expect, test } from 'vitest';
import { pixelToSky, skyToPixel } from '@/lib/astro/sky/plate';

const NORTH_UP = { ra: 56.75, dec: 24.117, scale: 4.42, rotation: 0, width: 2400, height: 1600 };

/** astropy.wcs 5.2, with CTYPE RA---TAN and DEC--TAN, CROTA2 = -rotation and CDELT1 < 0 unless mirrored. */
const ASTROPY = [
  {
    name: 'mirrored and rotated',
    plate: { ra: 299.5, dec: 40.2, scale: 3.1, rotation: -117.5, mirrored: true, width: 6720, height: 4480 },
    points: [
      { x: 0, y: 0, ra: 299.03292, dec: 36.7461937 },
      { x: 5040, y: 896, ra: 297.2577612, dec: 40.9270467 },
    ],
  },
  {
    name: 'beside the pole',
    plate: { ra: 37.95, dec: 89.26, scale: 20, rotation: 75, mirrored: false, width: 1000, height: 800 },
    points: [
      { x: 0, y: 0, ra: 83.1271667, dec: 85.9645516 },
      { x: 750, y: 160, ra: 173.5032532, dec: 88.6747669 },
    ],
  },
  {
    name: 'southern, across 0h',
    plate: { ra: 359.5, dec: -60, scale: 10, rotation: 200, mirrored: false, width: 1201, height: 901 },
    points: [
      { x: 0, y: 0, ra: 355.4414802, dec: -60.5438296 },
      { x: 900.75, y: 180.2, ra: 0.586269, dec: -60.9863405 },
    ],
  },
];

test.each(ASTROPY)('sky and pixels of a plate $name are those of astropy', ({ plate, points }) => {
  for (const { x, y, ra, dec } of points) {
    const sky = pixelToSky(plate, { x, y });
    expect(sky.ra).toBeCloseTo(ra, 6);
    expect(sky.dec).toBeCloseTo(dec, 6);
    const pixel = skyToPixel(plate, { ra, dec });
    expect(pixel?.x).toBeCloseTo(x, 2);
    expect(pixel?.y).toBeCloseTo(y, 2);
  }
});

test('a stereographic plate has distances of twice the tangent of half the angle', () => {
  const plate = { ...NORTH_UP, projection: 'STG' as const, ra: 0, dec: 0, scale: 360 };
  const at = skyToPixel(plate, { ra: 0, dec: 60 });
  const radians = 2 * Math.tan(Math.PI / 6);
  expect(at?.x).toBeCloseTo(1200, 6);
  expect(at?.y).toBeCloseTo(800 - (radians * 180 * 3600) / Math.PI / 360, 6);
  for (const point of [
    { ra: 40, dec: -30 },
    { ra: 250, dec: 10 },
  ]) {
    const back = pixelToSky(plate, skyToPixel(plate, point) ?? { x: 0, y: 0 });
    expect(back.ra).toBeCloseTo(point.ra, 9);
    expect(back.dec).toBeCloseTo(point.dec, 9);
  }
  expect(skyToPixel(plate, { ra: 180, dec: 0 })).toBeUndefined();
});
