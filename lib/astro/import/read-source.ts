import { open, readFile } from 'node:fs/promises';
import { readAcquisitionCsv } from './acquisition-csv';
import { exifFacts } from './exif';
import type { Reading } from './facts';
import { factsOf } from './headers/facts';
import { readFitsHeader } from './headers/fits';
import { readSolution, type Solution } from './headers/wcs';
import { readXisfHeader } from './headers/xisf';

/** EXIF lies near the start of a picture, but anywhere in a TIFF. */
const EXIF_BYTES = 1024 * 1024;

/** Larger TIFF files come from stacking programs, which keep no EXIF. */
const TIFF_BYTES = 100 * EXIF_BYTES;

export interface HeaderFile {
  file: string;
  kind: 'fits' | 'xisf';
}

/** What the files of one photograph say. The header of a FITS or XISF file comes before EXIF. */
export async function readFacts(picture: string, header?: HeaderFile): Promise<Reading & { solution?: Solution }> {
  const exif = exifFacts(await startOf(picture));
  if (!header) return exif;
  const cards = await (header.kind === 'fits' ? readFitsHeader : readXisfHeader)(header.file);
  const { facts, read, guessed } = factsOf(cards);
  const known = new Set(Object.keys(facts));
  const added = Object.fromEntries(Object.entries(exif.facts).filter(([name]) => !known.has(name)));
  const { solution, refused, note } = readSolution(cards);
  const notes = [refused && `the plate solution is left out: ${refused}`, note].filter((text) => text !== undefined);
  return {
    facts: { ...added, ...facts },
    read: [...read, ...exif.read],
    guessed: [...guessed, ...notes],
    ...(solution && { solution }),
  };
}

export async function readSessions(file: string, seconds?: number) {
  try {
    return readAcquisitionCsv(await readFile(file, 'utf8'), seconds);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const isWhole = /\.tiff?$/i.test(file) && size <= TIFF_BYTES;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(isWhole ? size : EXIF_BYTES), 0, null, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
