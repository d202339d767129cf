import { XMLBuilder } from 'fast-xml-parser';
import type { PrintedResume } from '../printed';

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** The document properties. The package `docx` would use the current time as the date (docs/adr/0094). */
export function coreProperties({ documentTitle, name, title, keywords }: PrintedResume, date: string): string {
  const instant = { '@xsi:type': 'dcterms:W3CDTF', '#text': `${date}T00:00:00Z` };
  return xml.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8', '@standalone': 'yes' },
    'cp:coreProperties': {
      '@xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:dcterms': 'http://purl.org/dc/terms/',
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'dc:title': documentTitle,
      'dc:subject': title,
      'dc:creator': name,
      'cp:keywords': keywords.join(', '),
      'dc:language': 'en-US',
      'cp:lastModifiedBy': name,
      'dcterms:created': instant,
      'dcterms:modified': instant,
    },
  });
}

const SIGNATURE = { entry: 0x02014b50, end: 0x06054b50 };

/**
 * Sets the date of every file in a ZIP archive, where `docx` writes the time of the build. The end record of 22 bytes
 * names the first entry of the directory; each entry names the file's own header. Both have a date, two bytes after
 * the time. Changes the bytes in place.
 */
export function withFileDate(zip: Buffer<ArrayBuffer>, isoDate: string): Buffer<ArrayBuffer> {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const time = (Math.max(year - 1980, 0) << 25) | (month << 21) | (day << 16);
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== SIGNATURE.end) throw new Error('expected a ZIP archive without a comment');
  let entry = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(entry) === SIGNATURE.entry) {
    zip.writeUInt32LE(time >>> 0, entry + 12);
    zip.writeUInt32LE(time >>> 0, zip.readUInt32LE(entry + 42) + 10);
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return zip;
}
