import { expect, test } from 'vitest';
import { WIDE_RIG } from '@/lib/astro/render/instrument';
import { addStars, type Exposure, electrons, skyElectrons, skyPlanes } from '@/lib/astro/render/scene';

const exposure: Exposure = { instrument: WIDE_RIG, seconds: 60, starWidth: 10, sky: 21.5, gradient: 0 };
const plate = { ra: 83.8, dec: -1.2, scale: 12, rotation: 0, width: 300, height: 200 };
const star = { id: 1, ra: 83.8, dec: -1.2, magnitude: 6, colorIndex: 0.65 };

function lightOf(stars: (typeof star)[]): number {
  const planes = skyPlanes(plate, exposure);
  const before = sum(planes[1]);
  addStars(planes, stars, plate, exposure);
  return sum(planes[1]) - before;
}

const sum = (plane: Float32Array) => plane.reduce((total, value) => total + value, 0);

test('a star 2.5 magnitudes fainter gives a tenth of the electrons', () => {
  const [bright] = electrons(6, 0.65, exposure);
  const [faint] = electrons(8.5, 0.65, exposure);
  expect(faint / bright).toBeCloseTo(0.1, 10);
  expect(lightOf([{ ...star, magnitude: 8.5 }]) / lightOf([star])).toBeCloseTo(0.1, 2);
});

test('a star is brightest at the pixel where the plate solution puts it', () => {
  const planes = skyPlanes(plate, exposure);
  // 0.1° north: 360 arcseconds, 30 pixels above the center.
  addStars(planes, [{ ...star, dec: -1.1 + 1 / 600 }], plate, exposure);
  const brightest = planes[1].indexOf(Math.max(...planes[1]));
  expect(Math.floor(brightest / plate.width)).toBe(69);
  expect(Math.abs((brightest % plate.width) - 149.5)).toBe(0.5);
});

test('the glow of a bright star outside of the picture reaches it, and that of a star behind the observer does not', () => {
  const planes = skyPlanes(plate, exposure);
  addStars(planes, [{ ...star, ra: 263.8, dec: 1.2, magnitude: -9 }], plate, exposure);
  expect(planes).toEqual(skyPlanes(plate, exposure));
  addStars(planes, [{ ...star, dec: -0.8, magnitude: 0 }], plate, exposure);
  expect(planes[1][150]).toBeGreaterThan(skyElectrons(exposure)[1] * 2);
});

test('a sky one magnitude darker gives 2.5 times less light, and it is brighter below', () => {
  expect(skyElectrons({ ...exposure, sky: 20.5 })[1] / skyElectrons(exposure)[1]).toBeCloseTo(2.512, 3);
  const [, green] = skyPlanes(plate, { ...exposure, gradient: 0.1 });
  const sky = skyElectrons(exposure)[1];
  expect((green.at(-1) ?? 0) / sky).toBeCloseTo(1.1, 2);
  expect((green[0] ?? 0) / sky).toBeCloseTo(0.9, 2);
});
