import { expect, test } from 'vitest';
import { compass, fieldSize, pixelToSky, scaleBar, skyToPixel } from '@/lib/astro/sky/plate';

const NORTH_UP = { ra: 56.75, dec: 24.117, scale: 4.42, rotation: 0, width: 2400, height: 1600 };

/** astropy.wcs 5.2, with CTYPE RA---TAN and DEC--TAN, CROTA2 = -rotation and CDELT1 < 0 unless mirrored. */
const ASTROPY = [
  [
    'north up',
    { ra: 56.75, dec: 24.117, scale: 4.42, rotation: 0, mirrored: false, width: 2400, height: 1600 },
    1200.0,
    800.0,
    56.75,
    24.117,
  ],
  [
    'north up',
    { ra: 56.75, dec: 24.117, scale: 4.42, rotation: 0, mirrored: false, width: 2400, height: 1600 },
    0.0,
    0.0,
    58.3762826,
    25.0902601,
  ],
  [
    'north up',
    { ra: 56.75, dec: 24.117, scale: 4.42, rotation: 0, mirrored: false, width: 2400, height: 1600 },
    1800.0,
    320.0,
    55.9392028,
    24.7041342,
  ],
  [
    'rotated',
    { ra: 83.82, dec: -5.39, scale: 4.42, rotation: 30, mirrored: false, width: 2400, height: 1600 },
    1200.0,
    800.0,
    83.82,
    -5.39,
  ],
  [
    'rotated',
    { ra: 83.82, dec: -5.39, scale: 4.42, rotation: 30, mirrored: false, width: 2400, height: 1600 },
    0.0,
    0.0,
    85.594003,
    -5.2735229,
  ],
  [
    'rotated',
    { ra: 83.82, dec: -5.39, scale: 4.42, rotation: 30, mirrored: false, width: 2400, height: 1600 },
    1800.0,
    320.0,
    83.4756723,
    -4.5112768,
  ],
  [
    'mirrored and rotated',
    { ra: 299.5, dec: 40.2, scale: 3.1, rotation: -117.5, mirrored: true, width: 6720, height: 4480 },
    3360.0,
    2240.0,
    299.5,
    40.2,
  ],
  [
    'mirrored and rotated',
    { ra: 299.5, dec: 40.2, scale: 3.1, rotation: -117.5, mirrored: true, width: 6720, height: 4480 },
    0.0,
    0.0,
    299.03292,
    36.7461937,
  ],
  [
    'mirrored and rotated',
    { ra: 299.5, dec: 40.2, scale: 3.1, rotation: -117.5, mirrored: true, width: 6720, height: 4480 },
    5040.0,
    896.0,
    297.2577612,
    40.9270467,
  ],
  [
    'beside the pole',
    { ra: 37.95, dec: 89.26, scale: 20, rotation: 75, mirrored: false, width: 1000, height: 800 },
    500.0,
    400.0,
    37.95,
    89.26,
  ],
  [
    'beside the pole',
    { ra: 37.95, dec: 89.26, scale: 20, rotation: 75, mirrored: false, width: 1000, height: 800 },
    0.0,
    0.0,
    83.1271667,
    85.9645516,
  ],
  [
    'beside the pole',
    { ra: 37.95, dec: 89.26, scale: 20, rotation: 75, mirrored: false, width: 1000, height: 800 },
    750.0,
    160.0,
    173.5032532,
    88.6747669,
  ],
  [
    'across 0h',
    { ra: 359.5, dec: -60, scale: 10, rotation: 200, mirrored: false, width: 1201, height: 901 },
    600.5,
    450.5,
    359.5,
    -60.0,
  ],
  [
    'across 0h',
    { ra: 359.5, dec: -60, scale: 10, rotation: 200, mirrored: false, width: 1201, height: 901 },
    0.0,
    0.0,
    355.4414802,
    -60.5438296,
  ],
  [
    'across 0h',
    { ra: 359.5, dec: -60, scale: 10, rotation: 200, mirrored: false, width: 1201, height: 901 },
    900.75,
    180.2,
    0.586269,
    -60.9863405,
  ],
  [
    'southern, wide',
    { ra: 187, dec: -70, scale: 60, rotation: 10, mirrored: false, width: 1000, height: 700 },
    500.0,
    350.0,
    187.0,
    -70.0,
  ],
  [
    'southern, wide',
    { ra: 187, dec: -70, scale: 60, rotation: 10, mirrored: false, width: 1000, height: 700 },
    0.0,
    0.0,
    208.3102376,
    -64.1534929,
  ],
  [
    'southern, wide',
    { ra: 187, dec: -70, scale: 60, rotation: 10, mirrored: false, width: 1000, height: 700 },
    750.0,
    140.0,
    178.5447363,
    -65.6022795,
  ],
] as const;

test.each(ASTROPY)('%s: sky and pixels as in astropy, %o at (%d, %d)', (_, plate, x, y, ra, dec) => {
  const sky = pixelToSky(plate, { x, y });
  expect(sky.ra).toBeCloseTo(ra, 6);
  expect(sky.dec).toBeCloseTo(dec, 6);
  const pixel = skyToPixel(plate, { ra, dec });
  expect(pixel?.x).toBeCloseTo(x, 2);
  expect(pixel?.y).toBeCloseTo(y, 2);
});

test('the other half of the sky is not in a picture', () => {
  expect(skyToPixel(NORTH_UP, { ra: 56.75 + 180, dec: -24 })).toBeUndefined();
});

test('the field of a full-frame camera behind 250 mm', () => {
  const field = fieldSize({ scale: 4.42, width: 6720, height: 4480 });
  expect(field.width).toBeCloseTo(8.236, 2);
  expect(field.height).toBeCloseTo(5.496, 2);
});

test.each([
  [0, false, 0, -90],
  [90, false, 90, 0],
  [-30, false, -30, -120],
  [0, true, 0, 90],
  [30, true, -30, 60],
])('up at position angle %d, mirrored %s: north at %d° and east at %d°', (rotation, mirrored, north, east) => {
  const { width, height } = NORTH_UP;
  const directions = compass({ ...NORTH_UP, rotation, mirrored }, { x: width / 2, y: height / 2 });
  expect(directions.north).toBeCloseTo(north, 3);
  expect(directions.east).toBeCloseTo(east, 3);
});

test('north turns toward the pole beside the center', () => {
  const plate = { ...NORTH_UP, dec: 89, scale: 20 };
  expect(compass(plate, { x: 0, y: plate.height / 2 }).north).toBeGreaterThan(45);
  expect(compass(plate, { x: plate.width, y: plate.height / 2 }).north).toBeLessThan(-45);
});

test.each([
  [4.42, 120, '5′', 67.87],
  [60, 120, '2°', 120],
  [59, 120, '1°', 61.02],
  [0.5, 120, '1′', 120],
  [0.05, 120, '5″', 100],
  [900, 120, '20°', 80],
])('at %d″ per pixel, the scale bar of at most %d pixels is %s', (scale, longest, label, length) => {
  const bar = scaleBar(scale, longest);
  expect(bar.label).toBe(label);
  expect(bar.length).toBeCloseTo(length, 2);
});

test('the scale bar is announced in words', () => {
  expect(scaleBar(60, 60).spoken).toBe('1 degree');
  expect(scaleBar(4.42, 500).spoken).toBe('30 arc minutes');
});
