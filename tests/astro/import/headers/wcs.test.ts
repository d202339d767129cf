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

const NO_CD = { CD1_1: undefined, CD1_2: undefined, CD2_1: undefined, CD2_2: undefined };
const CDELT = { ...NO_CD, CDELT1: -0.000391666666667, CDELT2: 0.000391666666667 };
const PC = { PC1_1: 0.838670567945, PC1_2: -0.544639035015, PC2_1: 0.544639035015, PC2_2: 0.838670567945 };

test.each([
  ['CD', {}],
  ['PC', { ...CDELT, ...PC }],
  ['CROTA2', { ...CDELT, CROTA2: -33 }],
  ['no data', { NAXIS: 0, NAXIS1: undefined, NAXIS2: undefined, IMAGEW: 6248, IMAGEH: 4176 }],
])('solutions agree with astropy to half a pixel: %s', (_, cards) => {
  const wrong = CASES.map((each) => ({
    name: each.name,
    error: measureError(toHeader({ ...each.cards, ...cards }), each),
  }));
  expect(wrong.filter(({ error }) => error > 0.5)).toEqual([]);
});

test('only the linear part of a solution with SIP is read, with a note', () => {
  const cards = { CTYPE1: 'RA---TAN-SIP', CTYPE2: 'DEC--TAN-SIP', A_ORDER: 2, B_ORDER: 2, A_2_0: 1e-6 };
  const plain = CASES[0] as Reference;
  const header = toHeader({ ...plain.cards, ...cards });
  expect(readSolution(header).note).toContain('distortion is left out');
  expect(measureError(header, plain)).toBeLessThan(0.5);
});

test.each([
  ['its projection', { CTYPE1: 'RA---TPV', CTYPE2: 'DEC--TPV' }],
  ['LONPOLE', { LONPOLE: 90 }],
  ['PV terms', { PV1_1: 1.01 }],
  ['FK4', { RADESYS: 'FK4', EQUINOX: 1950 }],
  ['2026.5', { RADESYS: 'FK5', EQUINOX: 2026.5 }],
  ['1950', { EQUINOX: 'B1950' }],
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
