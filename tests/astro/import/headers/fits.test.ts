import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCalibrationType, readHeaderFacts } from '@/lib/astro/import/headers/facts';
import { parseCards, readFitsHeader } from '@/lib/astro/import/headers/fits';
import { readXisfHeader } from '@/lib/astro/import/headers/xisf';

const card = (keyword: string, value: string) => `${keyword.padEnd(8)}= ${value}`.padEnd(80);
const header = (cards: Record<string, string>) =>
  parseCards(Object.entries(cards).map(([keyword, value]) => card(keyword, value)));
const factsIn = (cards: Record<string, string>) => readHeaderFacts(header(cards)).facts;

async function withFile<T>(bytes: Buffer, read: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'header-'));
  try {
    await writeFile(join(folder, 'file'), bytes);
    return await read(join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('cards: quotes, comments, the exponent D and repeated keywords', () => {
  const { values } = parseCards([
    card('OBJECT', "'Barnard''s Loop   ' / the object"),
    card('EXPTIME', '1.8D+02 / seconds'),
    card('GAIN', '100'),
    card('GAIN', '200'),
    'COMMENT = not a value'.padEnd(80),
  ]);
  expect(Object.fromEntries(values)).toEqual({
    OBJECT: "Barnard's Loop",
    EXPTIME: 180,
    GAIN: 100,
  });
});

test('a header without END is an error', async () => {
  const bytes = Buffer.from(card('SIMPLE', 'T').padEnd(2880));
  await expect(withFile(bytes, readFitsHeader)).rejects.toThrow('no end');
  await expect(withFile(bytes.subarray(0, 100), readFitsHeader)).rejects.toThrow('no end');
});

test('a compressed file has its header in the first extension', async () => {
  const block = (cards: string[]) => [...cards, 'END'.padEnd(80)].join('').padEnd(2880);
  const primary = block([card('SIMPLE', 'T'), card('NAXIS', '0')]);
  const extension = block([
    card('XTENSION', "'BINTABLE'"),
    card('NAXIS1', '8'),
    card('ZNAXIS1', '6248'),
    card('OBJECT', "'M 45'"),
  ]);
  const { values } = await withFile(Buffer.from(primary + extension), readFitsHeader);
  expect([values.get('NAXIS1'), values.get('OBJECT')]).toEqual([6248, 'M 45']);
});

test.each<[string, Record<string, string>, object]>([
  [
    'aliases',
    { INSTRUME: "'ZWO ASI2600MC Pro'", EXPOSURE: '180.', CCDTEMP: '-10', 'FILT-1': "'Ha'" },
    { camera: 'ZWO ASI2600MC Pro', seconds: 180, temperature: -10, filter: 'Ha' },
  ],
  ['quoted numbers with a decimal comma', { EXPTIME: "'300,5'", GAIN: "'100'" }, { seconds: 300.5, gain: 100 }],
  ['the frames of NUMFRAME', { EXPTIME: '60', NUMFRAME: '12' }, { seconds: 60, count: 12 }],
  ['a target temperature for an unknown one', { 'CCD-TEMP': '-9999', 'SET-TEMP': '-10' }, { temperature: -10 }],
  [
    'names without serial numbers',
    { TELESCOP: "'S50_7c3a91f2'", INSTRUME: "'ATR585M (SN 2401a7)'" },
    { telescope: 'S50', camera: 'ATR585M' },
  ],
  ['objects that look like serial numbers', { OBJECT: "'SN 2023ixf'" }, { object: 'SN 2023ixf' }],
  ['a day without a time', { 'DATE-LOC': "'2026-01-17'" }, { date: '2026-01-17' }],
  ['a day of UTC in Madrid', { 'DATE-OBS': "'2026-01-17'", SITELONG: '-3.7' }, { date: '2026-01-17' }],
  ['hours in OBJCTRA', { OBJCTRA: "'05 35 17'", OBJCTDEC: "'-05 23 28'" }, { ra: 83.8208, dec: -5.3911 }],
  ['binning as text', { BINNING: "'2*2'" }, { binning: 2 }],
  ['the time in TIME-OBS', { 'DATE-OBS': "'2026-01-18'", 'TIME-OBS': "'01:10:00'" }, { date: '2026-01-17' }],
  ['a time after a space', { 'DATE-OBS': "'2026-01-18 01:10:00'" }, { date: '2026-01-17' }],
  ['the evening before a time after midnight', { 'DATE-OBS': "'2026-01-18T01:10:00.1'" }, { date: '2026-01-17' }],
  [
    'the evening by the longitude of the site',
    { 'DATE-OBS': "'2026-01-18T11:30:00'", SITELONG: "'138 00 00'" },
    { date: '2026-01-18' },
  ],
  ['local time', { 'DATE-LOC': "'2026-01-17T20:10:00'", 'DATE-OBS': "'2026-01-18T13:10:00'" }, { date: '2026-01-17' }],
])('reads %s', (_, cards, expected) => {
  expect(factsIn(cards)).toMatchObject(expected);
});

test.each([
  ['N/A', { 'DATE-OBS': "'N/A'" }, 'date'],
  ['February 30', { 'DATE-OBS': "'2026-02-30T22:10:00'" }, 'date'],
  ['a temperature of -9999', { 'CCD-TEMP': '-9999' }, 'temperature'],
  ['a gain of -1', { GAIN: '-1' }, 'gain'],
  ['a part of a frame', { NUMFRAME: '10.5' }, 'count'],
  ['an ISO of 0', { ISO: '0' }, 'iso'],
  ['a position of zeros', { OBJCTRA: "'00 00 00'", OBJCTDEC: "'00 00 00'" }, 'ra'],
])('%s means unknown', (_, cards, fact) => {
  expect(factsIn(cards)).not.toHaveProperty(fact);
});

test('a date that cannot be read is named', () => {
  const { guessed } = readHeaderFacts(header({ 'DATE-OBS': "'17/01/98'" }));
  expect(guessed).toEqual(['DATE-OBS must be written YYYY-MM-DDThh:mm:ss (got "17/01/98")']);
});

test('site, observer and paths are not read', () => {
  const reading = readHeaderFacts(
    header({ SITELAT: '51.5', SITELONG: '-0.1', OBSERVER: "'Ada'", 'DATE-OBS': "'2026-01-18T01:10:00'" }),
  );
  expect(JSON.stringify(reading)).not.toMatch(/51\.5|0\.1|Ada/);
});

test('the exposure of a stack that equals LIVETIME is divided by the number of exposures, and said to be a guess', () => {
  const { facts, guessed } = readHeaderFacts(header({ EXPTIME: '7200', LIVETIME: '7200', STACKCNT: '40' }));
  expect(facts).toMatchObject({ seconds: 180, count: 40 });
  expect(guessed).toEqual(['the exposure of 7200 s is the sum of 40 frames, as LIVETIME is']);
});

test('XISF: a property comes before a keyword, and a document type is refused', async () => {
  const file = (xml: string) => {
    const start = Buffer.alloc(16);
    start.write('XISF0100');
    start.writeUInt32LE(Buffer.byteLength(xml), 8);
    return Buffer.concat([start, Buffer.from(xml)]);
  };
  const xml = `<?xml version="1.0"?><xisf version="1.0" xmlns="http://www.pixinsight.com/xisf"><Image geometry="6248:4176:3">
    <FITSKeyword name="EXPTIME" value="500." comment=""/><FITSKeyword name="GAIN" value="100" comment=""/>
    <FITSKeyword name="OBJECT" value="'M 45'" comment=""/><FITSKeyword name="HISTORY" value="" comment="ImageIntegration.numberOfImages: 40"/>
    <Property id="Instrument:ExposureTime" type="Float32" value="180"/>
    <Property id="Instrument:Telescope:Name" type="String">Newton 200/1000</Property>
    <Property id="Instrument:Camera:Name" type="String" value="T"/><Property id="Observation:Object:Name" type="String" value=""/>
    <Property id="Instrument:Camera:Gain" type="Float32" value="0.25"/></Image></xisf>`;
  const { facts } = readHeaderFacts(await withFile(file(xml), readXisfHeader));
  expect(facts).toMatchObject({ telescope: 'Newton 200/1000', camera: 'T' });
  expect(facts).toMatchObject({ seconds: 180, gain: 100, object: 'M 45', count: 40, width: 6248, height: 4176 });
  await expect(withFile(file(`<!DOCTYPE xisf>${xml}`), readXisfHeader)).rejects.toThrow('document type');
  await expect(withFile(file(xml).subarray(0, 60), readXisfHeader)).rejects.toThrow('truncated');
});

test.each([
  ['DARK', true],
  ['Flat Field', true],
  ['Master Bias', true],
  ['Light Frame', false],
  ['Master Light', false],
])('a frame of the type %s is for calibration: %s', (type, isCalibration) => {
  expect(findCalibrationType(header({ IMAGETYP: `'${type}'` })) !== undefined).toBe(isCalibration);
});
