import ExifReader from 'exifreader';

/** Names in XMP that say where a picture was taken. */
const XMP = /exif:GPS(Latitude|Longitude)|photoshop:(City|State|Country)|Iptc4xmp(Core|Ext):(Location|CountryCode)/;

const IPTC = ['City', 'Sub-location', 'Province/State', 'Country/Primary Location Name'];

/** Where a published picture says that it was taken: "EXIF", "XMP" or "IPTC". Undefined for no place. */
export function locationIn(file: Buffer): string | undefined {
  if (XMP.test(file.toString('latin1'))) return 'XMP';
  const { exif = {}, gps, iptc = {} } = tagsOf(file);
  if (gps || Object.keys(exif).some((tag) => /^GPS(Latitude|Longitude)$/.test(tag))) return 'EXIF';
  return IPTC.some((tag) => tag in iptc) ? 'IPTC' : undefined;
}

interface Groups {
  exif?: object;
  gps?: object;
  iptc?: object;
}

/** A file without metadata is an error of the library. */
function tagsOf(file: Buffer): Groups {
  try {
    return ExifReader.load(file, { expanded: true }) as unknown as Groups;
  } catch {
    return {};
  }
}
