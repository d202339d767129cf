import ExifReader, { type ExpandedTags } from 'exifreader';
import type { Problem } from './source';

const PICTURE = /\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i;
const FORMATS = [
  ['JPEG', /\.jpe?g$/i, /^\xff\xd8\xff/],
  ['PNG', /\.png$/i, /^\x89PNG/],
  ['WebP', /\.webp$/i, /^RIFF.{4}WEBP/s],
  ['AVIF', /\.avif$/i, /^.{4}ftypavi/s],
] as const;
const FURTHER_TILE = /tiles_files\/(?!0\/)/;

const XMP = /exif:GPS(Latitude|Longitude)|photoshop:(City|State|Country)|Iptc4xmp(Core|Ext):(Location|CountryCode)/;

const IPTC = ['City', 'Sub-location', 'Province/State', 'Country/Primary Location Name'];

export function pictureProblems(paths: string[], read: (path: string) => Buffer): Problem[] {
  return paths
    .filter((path) => PICTURE.test(path) && !FURTHER_TILE.test(path))
    .flatMap((path) => {
      const file = read(path);
      const start = file.toString('latin1', 0, 16);
      const wrong = FORMATS.find(([, name, bytes]) => name.test(path) && !bytes.test(start));
      if (wrong) return [{ file: path, line: 1, message: `is damaged or not a ${wrong[0]} file` }];
      const place = locationIn(file);
      const message = `the picture carries a location (${place}); ${remedyFor(path)}`;
      return place ? [{ file: path, line: 1, message }] : [];
    });
}

function remedyFor(path: string): string {
  return path.startsWith('public/photos/')
    ? 'publish it with `npm run photos -- add`, which removes it'
    : `remove it, for example with \`exiftool -gps:all= -xmp:all= -iptc:all= ${path}\``;
}

export function locationIn(file: Buffer): string | undefined {
  if (XMP.test(file.toString('latin1'))) return 'XMP';
  const { exif = {}, gps, iptc = {} } = readTags(file);
  if (gps || Object.keys(exif).some((tag) => /^GPS(Latitude|Longitude)$/.test(tag))) return 'EXIF';
  return IPTC.some((tag) => tag in iptc) ? 'IPTC' : undefined;
}

/** The library throws for a file without metadata. */
export function readTags(file: Buffer): ExpandedTags {
  try {
    return ExifReader.load(file, { expanded: true });
  } catch {
    return {};
  }
}
