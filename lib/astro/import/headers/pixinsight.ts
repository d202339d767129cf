import { open } from 'node:fs/promises';
import type { HeaderValue } from './header';
import { SPLINES } from './wcs';
import type { Element } from './xisf';

const PREFIX = 'PCL:AstrometricSolution:';
const MOST_BYTES = 32;

/**
 * The properties of PixInsight's astrometric solution as FITS keywords. Its image coordinates begin at the upper left
 * corner, half a pixel before the center of the first pixel.
 * @see PixInsight Class Library, pcl/AstrometricMetadata
 */
export async function readPixInsightSolution(properties: Element[], file: string): Promise<Map<string, HeaderValue>> {
  const find = (id: string) => properties.find((property) => property.id === id);
  const text = (id: string) => readText(find(id));
  const numbers = async (name: string, count: number) => {
    const property = find(PREFIX + name);
    const values = property ? await readNumbers(property, file) : [];
    return values.length === count ? values : undefined;
  };
  const celestial = await numbers('ReferenceCelestialCoordinates', 2);
  const image = await numbers('ReferenceImageCoordinates', 2);
  const matrix = await numbers('LinearTransformationMatrix', 4);
  const header = new Map<string, HeaderValue>();
  if (!celestial || !image || !matrix) return header;
  const projection = text(`${PREFIX}ProjectionSystem`) ?? 'Gnomonic';
  const code = projection === 'Gnomonic' ? 'TAN' : projection;
  header.set('CTYPE1', `RA---${code}`);
  header.set('CTYPE2', `DEC--${code}`);
  header.set('ROWORDER', 'TOP-DOWN');
  header.set('RADESYS', text('Observation:CelestialReferenceSystem') ?? 'ICRS');
  const equinox = Number(text('Observation:Equinox'));
  if (equinox) header.set('EQUINOX', equinox);
  [1, 2].forEach((axis, index) => {
    header.set(`CRVAL${axis}`, celestial[index] as number);
    header.set(`CRPIX${axis}`, (image[index] as number) + 0.5);
    header.set(`CD${axis}_1`, matrix[2 * index] as number);
    header.set(`CD${axis}_2`, matrix[2 * index + 1] as number);
  });
  if (properties.some(({ id }) => String(id).startsWith(`${PREFIX}SplineWorldTransformation`)))
    header.set(SPLINES, true);
  return header;
}

export function readText(property: Element | undefined): string | undefined {
  const value = property?.value ?? property?.['#text'];
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** Little-endian numbers of 64 bits, in the header or elsewhere in the file. Compressed blocks are not read. */
async function readNumbers(property: Element, file: string): Promise<number[]> {
  const bytes = await readBlock(property, file);
  return Array.from({ length: Math.floor(bytes.length / 8) }, (_, index) => bytes.readDoubleLE(index * 8));
}

async function readBlock(property: Element, file: string): Promise<Buffer> {
  const [kind, first, second] = String(property.location ?? '').split(':');
  if (property.compression) return Buffer.alloc(0);
  if (kind === 'inline') return Buffer.from(readText(property) ?? '', first === 'hex' ? 'hex' : 'base64');
  if (kind === 'embedded') {
    const data = property.Data as Element | undefined;
    return Buffer.from(readText(data) ?? '', data?.encoding === 'hex' ? 'hex' : 'base64');
  }
  if (kind !== 'attachment') return Buffer.alloc(0);
  const handle = await open(file);
  try {
    const size = Math.min(Number(second), MOST_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, Number(first));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
