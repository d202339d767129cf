import { describe, expect, test } from 'vitest';
import {
  effectiveFocalLength,
  focalRatio,
  imageScale,
  missingSpacers,
  payloadShare,
  sampling,
} from '@/lib/astro/gear/rig';
import { fieldSize } from '@/lib/astro/sky/plate';

const ESPRIT = { focalLength: 550, aperture: 100 };
const EDGE = { focalLength: 2032, aperture: 203 };
const REDUCED_EDGE = { ...EDGE, reduction: 0.7 };
const REDCAT = { focalLength: 250, aperture: 51 };

test.each([
  // 206.265 × 3.76 / 550
  ['the Esprit with 3.76 µm', { ...ESPRIT, pixelSize: 3.76 }, 1.41],
  ['the Esprit with 3.76 µm binned 2 by 2', { ...ESPRIT, pixelSize: 3.76, binning: 2 }, 2.82],
  ['the RedCat with 5.36 µm', { ...REDCAT, pixelSize: 5.36 }, 4.42],
  ['the EdgeHD with 2.9 µm', { ...EDGE, pixelSize: 2.9 }, 0.29],
  ['the reduced EdgeHD with 3.76 µm', { ...REDUCED_EDGE, pixelSize: 3.76 }, 0.55],
  // The worked examples at nightskyimages.co.uk and telescope.live.
  ['1,000 mm with 5 µm', { focalLength: 1000, pixelSize: 5 }, 1.03],
])('the image scale of %s', (_, optics, scale) => {
  expect(imageScale(optics)).toBeCloseTo(scale, 2);
});

test('a Canon EOS Ra on a RedCat 51 sees 8.24 by 5.50 degrees', () => {
  const scale = imageScale({ ...REDCAT, pixelSize: 5.36 });
  const { width, height } = fieldSize({ scale, width: 6720, height: 4480 });
  // 2 atan(36.0192 / 500) and 2 atan(24.0128 / 500)
  expect(width).toBeCloseTo(8.241, 2);
  expect(height).toBeCloseTo(5.499, 2);
});

test.each([
  [ESPRIT, 550, 5.5],
  [EDGE, 2032, 10.01],
  [REDUCED_EDGE, 1422.4, 7.01],
  [REDCAT, 250, 4.9],
])('focal length and ratio of %o', (optics, focalLength, ratio) => {
  expect(effectiveFocalLength(optics)).toBeCloseTo(focalLength, 6);
  expect(focalRatio(optics)).toBeCloseTo(ratio, 2);
});

describe('seeing of 3 arc seconds', () => {
  test.each([
    [1.51, 1.99, 'undersampled'],
    [1.5, 2, 'well sampled'],
    [1.41, 2.13, 'well sampled'],
    [1, 3, 'well sampled'],
    [0.99, 3.03, 'oversampled'],
  ])('at %f arc seconds per pixel has %f pixels and is %s', (scale, pixels, verdict) => {
    expect(sampling(scale, 3)).toEqual({ pixels: expect.closeTo(pixels, 2), verdict });
  });
});

test.each([
  // The train of 55 mm that ZWO publishes for the ASI2600: camera, filter drawer and a 16.5 mm extension.
  [55, [17.5, 21, 16.5], 0],
  [105, [17.5, 21], 66.5],
  [133.35, [17.5], 115.85],
  [55, [44.1, 11.2], -0.3],
  [105, [], 105],
])('%f mm of back focus with parts of %o mm needs %f mm more', (required, lengths, missing) => {
  expect(missingSpacers(required, lengths)).toBe(missing);
});

test('the payload is the part of the rating that the weights use', () => {
  expect(payloadShare(15, [6.3, 0.7, 0.28])).toBeCloseTo(0.4853, 4);
  expect(payloadShare(5, [])).toBe(0);
});
