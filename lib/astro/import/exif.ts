import ExifReader from 'exifreader';
import { eveningOf, type Facts, type Reading, removeSerialNumber } from './facts';

/** The facts of a picture's EXIF. Times are the camera's local time, so they are read as text and never as instants. */
export function exifFacts(file: Buffer): Reading {
  const tags = tagsOf(file);
  const facts: Facts = {};
  const read: string[] = [];
  const take = <K extends keyof Facts>(name: K, value: Facts[K] | undefined, tag: string) => {
    if (value === undefined) return;
    facts[name] = value;
    read.push(`${tag} ${value}`);
  };
  const text = (tag: string) => String(tags[tag]?.description ?? '').trim() || undefined;
  const number = (tag: string) => {
    const value = ratio(tags[tag]?.value);
    return value !== undefined && value > 0 ? value : undefined;
  };
  const device = (tag: string) => {
    const name = text(tag);
    return name && removeSerialNumber(name);
  };
  take('camera', device('Model'), 'Model');
  take('telescope', device('LensModel') ?? device('Lens'), 'LensModel');
  take('iso', number('ISOSpeedRatings') ?? number('PhotographicSensitivity'), 'ISO');
  take('seconds', number('ExposureTime'), 'ExposureTime');
  take('focalLength', number('FocalLength'), 'FocalLength');
  const taken = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(first(tags.DateTimeOriginal?.value) ?? ''));
  if (taken && taken[1] !== '0000')
    take('date', eveningOf(`${taken[1]}-${taken[2]}-${taken[3]}T${taken[4]}`), 'evening');
  return { facts, read, guessed: [] };
}

type Tags = Record<string, { description?: string; value?: unknown } | undefined>;

function tagsOf(file: Buffer): Tags {
  try {
    return ExifReader.load(file) as unknown as Tags;
  } catch {
    return {};
  }
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** A number, or a fraction as [numerator, denominator]. */
function ratio(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const [numerator, denominator = 1] = value;
  return Array.isArray(numerator) ? ratio(numerator) : Number(numerator) / Number(denominator);
}
