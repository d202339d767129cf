import { open } from 'node:fs/promises';
import { XMLParser } from 'fast-xml-parser';
import { type Header, type HeaderValue, parseValue } from './header';
import { readPixInsightSolution } from './pixinsight';

/** A longer header is a damaged file. */
const MAX_LENGTH = 8 * 1024 * 1024;

/** Properties by the FITS keyword of the same meaning, with the factor to its unit. Lengths are meters in XISF. */
const PROPERTIES: Record<string, [string, number]> = {
  'Instrument:ExposureTime': ['EXPTIME', 1],
  'Instrument:Camera:Name': ['INSTRUME', 1],
  'Instrument:Camera:ISOSpeed': ['ISOSPEED', 1],
  'Instrument:Camera:XBinning': ['XBINNING', 1],
  'Instrument:Sensor:XPixelSize': ['XPIXSZ', 1],
  'Instrument:Sensor:Temperature': ['CCD-TEMP', 1],
  'Instrument:Filter:Name': ['FILTER', 1],
  'Instrument:Telescope:Name': ['TELESCOP', 1],
  'Instrument:Telescope:FocalLength': ['FOCALLEN', 1000],
  'Observation:Time:Start': ['DATE-OBS', 1],
  'Observation:Object:Name': ['OBJECT', 1],
  'Observation:Object:RA': ['RA', 1],
  'Observation:Object:Dec': ['DEC', 1],
  'Observation:Meteorology:AmbientTemperature': ['AMBTEMP', 1],
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  parseTagValue: false,
  isArray: (name) => ['Image', 'FITSKeyword', 'Property'].includes(name),
});

export interface Element {
  [name: string]: string | undefined | Element[] | Element;
}

/** Reads the header of an XISF file, as FITS keywords. A property comes before a keyword of the same meaning. */
export async function readXisfHeader(file: string): Promise<Header> {
  const xml = await readXml(file);
  if (xml.includes('<!DOCTYPE')) throw new Error('the XISF header has a document type declaration');
  const root = parser.parse(xml).xisf as { Image?: Record<string, Element[] | string>[]; Property?: Element[] };
  const image = root?.Image?.[0];
  if (!image) throw new Error('the XISF header describes no image');
  const keywords = (image.FITSKeyword ?? []) as Element[];
  const values = new Map<string, HeaderValue>();
  for (const property of [...((image.Property ?? []) as Element[]), ...(root.Property ?? [])]) {
    const [keyword, factor] = PROPERTIES[String(property.id)] ?? [];
    const value = parseValue(String(property.value ?? property['#text'] ?? ''));
    if (!keyword || value === undefined || values.has(keyword)) continue;
    values.set(keyword, typeof value === 'number' ? value * (factor as number) : value);
  }
  for (const { name, value } of keywords) {
    const parsed = parseValue(String(value ?? ''));
    if (parsed !== undefined && !values.has(String(name))) values.set(String(name), parsed);
  }
  String(image.geometry ?? '')
    .split(':')
    .forEach((size, index) => {
      values.set(`NAXIS${index + 1}`, Number(size));
    });
  const blocks = [...((image.Property ?? []) as Element[]), ...(root.Property ?? [])];
  for (const [keyword, value] of await readPixInsightSolution(blocks, file)) values.set(keyword, value);
  const history = keywords.filter(({ name }) => name === 'HISTORY').map(({ comment }) => String(comment ?? ''));
  return { values, history };
}

async function readXml(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(16);
    await handle.read(start, 0, 16, 0);
    const length = start.readUInt32LE(8);
    if (length > MAX_LENGTH) throw new Error('the XISF header is too long; the file is damaged');
    const xml = Buffer.alloc(length);
    const { bytesRead } = await handle.read(xml, 0, length, 16);
    if (bytesRead < length) throw new Error('the XISF header is truncated');
    return xml
      .toString('utf8')
      .replace(/\0+$/, '')
      .replace(/^\uFEFF/, '');
  } finally {
    await handle.close();
  }
}
