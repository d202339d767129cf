import { describe, expect, test } from 'vitest';
import { missingSpacers, sampling } from '@/lib/astro/gear/rig';

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
