import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { readTags } from '../../content/check/pictures';
import { findEvening, keepKnown, type Reading, removeSerialNumber } from './facts';

type Tags = Record<string, { description?: string; value?: unknown } | undefined>;

/** Bytes that are read of a picture. JPEG and PNG files have their EXIF at the beginning. */
const LARGEST = 100 * 1024 * 1024;

/** Reads the EXIF of a picture. Times are the camera's local time, so they are read as text and never as instants. */
export async function readExifFacts(file: string): Promise<Reading> {
  const { exif } = readTags(await buffer(createReadStream(file, { end: LARGEST })));
  const tags = (exif ?? {}) as Tags;
  const readName = (tag: string) => {
    const name = tags[tag]?.description?.trim();
    return name ? removeSerialNumber(name) : undefined;
  };
  const readPositive = (tag: string) => {
    const value = parseRatio(tags[tag]?.value);
    return value !== undefined && value > 0 ? value : undefined;
  };
  const taken = /^(?!0000)(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(tags.DateTimeOriginal?.value ?? ''));
  const facts = keepKnown({
    camera: readName('Model'),
    telescope: readName('LensModel') ?? readName('Lens'),
    iso: readPositive('ISOSpeedRatings') ?? readPositive('PhotographicSensitivity'),
    seconds: readPositive('ExposureTime'),
    date: taken ? findEvening(`${taken[1]}-${taken[2]}-${taken[3]}T${taken[4]}`) : undefined,
  });
  return { facts, guessed: [] };
}

function parseRatio(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const [numerator, denominator = 1] = value;
  return Array.isArray(numerator) ? parseRatio(numerator) : Number(numerator) / Number(denominator);
}
