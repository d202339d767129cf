import { expect, test } from 'vitest';
import { type RigParts, rigParts } from '@/lib/astro/gear/rig-parts';
import { rigResults } from '@/lib/astro/gear/rig-report';
import { type RigView, rigOf, rigParams, toggleExtra } from '@/lib/astro/gear/rig-view';
import type { GearGroup } from '@/lib/astro/photos';
import { parseView } from '@/lib/view-params';

const ITEMS = [
  { name: 'Reflector', kind: 'telescope', focalLength: 2032, aperture: 203, backFocus: 133.35, weight: 6.35 },
  { name: 'Refractor', kind: 'telescope', focalLength: 550, aperture: 100, weight: 6.3, primary: true },
  { name: 'Reducer', kind: 'reducer', reduction: 0.7, backFocus: 105, fits: ['Reflector'] },
  { name: 'Sensor', kind: 'camera', pixelSize: 3.76, sensor: { width: 6248, height: 4176 }, length: 17.5, weight: 0.7 },
  { name: 'Old camera', kind: 'camera' },
  { name: 'Mount', kind: 'mount', payload: 15 },
  { name: 'Drawer', kind: 'accessory', length: 21 },
  { name: 'Focuser', kind: 'focuser', weight: 0.28, primary: true },
  { name: 'Tripod', weight: 2.3 },
];
const PARTS = rigParts([{ items: ITEMS } as unknown as GearGroup]);

const viewOf = (query: string): RigView => parseView(rigParams(PARTS), new URLSearchParams(query));
const names = (query: string) => {
  const rig = rigOf(PARTS, viewOf(query));
  return [rig?.telescope, rig?.reducer, rig?.camera, rig?.mount, ...(rig?.extras ?? [])].map((part) => part?.name);
};
function results(query: string, parts: RigParts = PARTS) {
  const rig = rigOf(parts, viewOf(query));
  return Object.fromEntries(rig ? rigResults(rig).map((result) => [result.label, result]) : []);
}

test('without choices it is the primary rig', () => {
  expect(names('')).toEqual(['Refractor', undefined, 'Sensor', 'Mount', 'Focuser']);
});

test('the address names the rig', () => {
  const query = 'rig-telescope=reflector&rig-reducer=reducer&rig-with=drawer+focuser';
  expect(names(query)).toEqual(['Reflector', 'Reducer', 'Sensor', 'Mount', 'Focuser', 'Drawer']);
});

test.each([
  ['a reducer for another telescope', 'rig-reducer=reducer', ['Refractor', undefined, 'Sensor', 'Mount', 'Focuser']],
  ['nothing besides', 'rig-with=nothing', ['Refractor', undefined, 'Sensor', 'Mount']],
])('%s', (_, query, expected) => {
  expect(names(query)).toEqual(expected);
});

test.each([
  ['', 'Drawer', 'focuser drawer'],
  ['focuser drawer', 'Drawer', ''],
])('"%s" with %s added or removed is "%s"', (before, name, after) => {
  const part = PARTS.extras.find((extra) => extra.name === name);
  expect(part && toggleExtra(PARTS, before, part)).toBe(after);
});

test.each([
  ['', 'Focal ratio', 'f/5.5', '550 mm / 100 mm'],
  ['binning=2', 'Image scale', '2.82 arcsec per pixel', '206.265 × 3.76 µm × 2 / 550 mm'],
  ['', 'Field of view', '2.4° × 1.6°', '2 × atan(23.49 mm / (2 × 550 mm)), and the same with 15.7 mm'],
  ['', 'Sampling', '2.1 pixels across a star: well sampled', '3 arcsec of seeing / 1.41 arcsec per pixel'],
  [
    'rig-telescope=reflector',
    'Sampling',
    '7.9 pixels across a star: oversampled',
    '3 arcsec of seeing / 0.38 arcsec per pixel',
  ],
  ['rig-telescope=reflector&rig-reducer=reducer', 'Focal length', '1,422.4 mm', '2,032 mm × 0.7'],
  [
    'rig-telescope=reflector&rig-reducer=reducer&rig-with=drawer',
    'Back focus',
    '66.5 mm of spacers needed',
    '105 mm required − (17.5 mm (Sensor) + 21 mm (Drawer))',
  ],
  ['', 'Payload', '7.28 of 15 kg (49%)', '6.3 kg (Refractor) + 0.7 kg (Sensor) + 0.28 kg (Focuser)'],
  ['rig-with=drawer', 'Payload', 'At least 7 of 15 kg (47%)', '6.3 kg (Refractor) + 0.7 kg (Sensor)'],
])('%s: %s', (query, label, value, formula) => {
  expect(results(query)[label]).toMatchObject({ value, formula });
});

test('more than half of the payload is said', () => {
  const heavy = { ...PARTS, mounts: PARTS.mounts.map((mount) => ({ ...mount, payload: 10 })) };
  expect(results('', heavy).Payload?.note).toMatch(/^More than half of the rating/);
  expect(results('').Payload?.note).toMatch(/^Within half of the rating/);
});
