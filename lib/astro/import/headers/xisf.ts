import { open } from 'node:fs/promises';
import { XMLParser } from 'fast-xml-parser';
import { type Header, type HeaderValue, parseValue } from './header';
import { readPixInsightSolution, readText } from './pixinsight';

/** A longer header is a damaged file. */
const MAX_LENGTH = 8 * 1024 * 1024;

const PROPERTIES: Record<string, string> = {
  'Instrument:ExposureTime': 'EXPTIME',
  'Instrument:Camera:Name': 'INSTRUME',
  'Instrument:Camera:ISOSpeed': 'ISOSPEED',
  'Instrument:Camera:XBinning': 'XBINNING',
  'Instrument:Sensor:Temperature': 'CCD-TEMP',
  'Instrument:Filter:Name': 'FILTER',
  'Instrument:Telescope:Name': 'TELESCOP',
  'Observation:Time:Start': 'DATE-OBS',
  'Observation:Object:Name': 'OBJECT',
  'Observation:Object:RA': 'RA',
  'Observation:Object:Dec': 'DEC',
  'Observation:Meteorology:AmbientTemperature': 'AMBTEMP',
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
  const add = (keyword: string, value: HeaderValue | undefined) => {
    if (value !== undefined && !values.has(keyword)) values.set(keyword, value);
  };
  const properties = [...((image.Property ?? []) as Element[]), ...(root.Property ?? [])];
  for (const property of properties) {
    const keyword = PROPERTIES[String(property.id)];
    if (keyword) add(keyword, readText(property));
  }
  for (const { name, value } of keywords) add(String(name), parseValue(String(value ?? '')));
  String(image.geometry ?? '')
    .split(':')
    .forEach((size, index) => {
      values.set(`NAXIS${index + 1}`, Number(size));
    });
  for (const [keyword, value] of await readPixInsightSolution(properties, file)) values.set(keyword, value);
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
