import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Header, HeaderValue } from '@/lib/astro/import/headers/header';
import { readSolution } from '@/lib/astro/import/headers/wcs';
import { readXisfHeader } from '@/lib/astro/import/headers/xisf';
import { pixelToSky, skyToPixel } from '@/lib/astro/sky/plate';
import reference from './astropy.json';

interface Reference {
  name: string;
  cards: Record<string, HeaderValue | undefined>;
  size: number[];
  /** Pixels from the upper left corner, right ascension and declination (ICRS), by astropy 8.0. */
  points: number[][];
}

const CASES = reference as Reference[];

function toHeader(cards: Reference['cards']): Header {
  return {
    values: new Map(Object.entries(cards).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
    history: [],
  };
}

/** The largest distance in pixels, in both directions. */
function measureError(header: Header, { size, points }: Reference): number {
  const { solution } = readSolution(header);
  if (!solution) return Number.POSITIVE_INFINITY;
  const plate = { ...solution, width: size[0] ?? 0, height: size[1] ?? 0 };
  const errors = points.flatMap(([x = 0, y = 0, ra = 0, dec = 0]) => {
    const pixel = skyToPixel(plate, { ra, dec });
    const again = skyToPixel(plate, pixelToSky(plate, { x, y }));
    return [pixel, again].map((point) => (point ? Math.hypot(point.x - x, point.y - y) : Number.POSITIVE_INFINITY));
  });
  return Math.max(...errors);
}

test('solutions agree with astropy to half a pixel, with SIP, unequal scales and another equinox', () => {
  const wrong = CASES.map((each) => ({ name: each.name, error: measureError(toHeader(each.cards), each) }));
  expect(wrong.filter(({ error }) => error > 0.5)).toEqual([]);
});

test.each([
  ['its projection', { CTYPE1: 'RA---TPV', CTYPE2: 'DEC--TPV' }],
  ['LONPOLE', { LONPOLE: 90 }],
  ['PV terms', { PV1_1: 1.01 }],
  ['FK4', { RADESYS: 'FK4', EQUINOX: 1950 }],
  ['FK4', { EQUINOX: 'B1950' }],
  ['GAPPT', { RADESYS: 'GAPPT' }],
  ['size', { NAXIS1: 0 }],
])('a solution that cannot be read is refused with the reason: %s', (reason, cards) => {
  const plain = CASES[0]?.cards ?? {};
  expect(readSolution(toHeader({ ...plain, ...cards })).refused).toContain(reason);
});

test("PixInsight's solution counts from the upper left corner", async () => {
  const plain = CASES[0] as Reference;
  const [width = 0, height = 0] = plain.size;
  const number = (keyword: string) => Number(plain.cards[keyword]);
  const block = (id: string, numbers: number[], shape: string) => {
    const bytes = Buffer.from(new Float64Array(numbers).buffer).toString('base64');
    return `<Property id="PCL:AstrometricSolution:${id}" ${shape} location="inline:base64">${bytes}</Property>`;
  };
  const vector = 'type="F64Vector" length="2"';
  const matrix = [number('CD1_1'), -number('CD1_2'), number('CD2_1'), -number('CD2_2')];
  const xml = `<xisf version="1.0"><Image geometry="${width}:${height}:3">
    ${block('ReferenceCelestialCoordinates', [number('CRVAL1'), number('CRVAL2')], vector)}
    ${block('ReferenceImageCoordinates', [number('CRPIX1') - 0.5, height + 0.5 - number('CRPIX2')], vector)}
    ${block('LinearTransformationMatrix', matrix, 'type="F64Matrix" rows="2" columns="2"')}</Image></xisf>`;
  const start = Buffer.alloc(16);
  start.write('XISF0100');
  start.writeUInt32LE(Buffer.byteLength(xml), 8);
  const file = join(await mkdtemp(join(tmpdir(), 'xisf-')), 'm-42.xisf');
  await writeFile(file, Buffer.concat([start, Buffer.from(xml)]));
  expect(measureError(await readXisfHeader(file), plain)).toBeLessThan(0.5);
});
