import { expect, test } from 'vitest';
import { holds, rigFields } from '@/lib/astro/gear/rig-fields';
import { PLEIADES } from '@/lib/astro/gear/rig-targets';
import { photo } from './sample';

const SOLUTION = { ra: 56.75, dec: 24.12, scale: 12.36, rotation: 0 };
const RENDERED = { limitingMagnitude: 8.5, stars: 212 };
const solved = (mirrored = false) =>
  photo({ solution: { ...SOLUTION, mirrored } as never, rendered: RENDERED, gear: ['Refractor'] });

test('a picture with a plate solution can lie under a field of view', () => {
  expect(rigFields([solved()], '/photos')).toEqual([
    expect.objectContaining({
      label: 'The Pleiades (rendered field)',
      name: '“The Pleiades”, a rendered field to magnitude 8.5',
      picture: {
        src: '/photos/pleiades/960.webp',
        width: expect.closeTo(8.23, 2),
        height: expect.closeTo(5.49, 2),
        rotation: 0,
      },
    }),
  ]);
});

test.each([
  ['without a plate solution', photo()],
  ['that is mirrored', solved(true)],
])('a picture %s cannot', (_, picture) => {
  expect(rigFields([picture], '/photos')).toEqual([]);
});

test.each([
  [{ width: 2.4, height: 1.6 }, true],
  [{ width: 9, height: 1.6 }, false],
  [{ width: 5.6, height: 5.6 }, false],
])('a field of %o fits in a picture: %s', (field, fits) => {
  const [target] = rigFields([solved()], '/photos');
  expect(target && holds(target, field)).toBe(fits);
  expect(holds(PLEIADES, field)).toBe(true);
});
