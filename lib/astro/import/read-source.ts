import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readAcquisitionCsv } from './acquisition-csv';
import { readExifFacts } from './exif';
import type { Reading } from './facts';
import { findCalibrationType, NUMBERS, readHeaderFacts } from './headers/facts';
import type { Solution } from './headers/fit-plate';
import { readFitsHeader } from './headers/fits';
import { listUnreadable } from './headers/header';
import { readSolution } from './headers/wcs';
import { readXisfHeader } from './headers/xisf';

export interface HeaderFile {
  file: string;
  kind: 'fits' | 'xisf';
}

/** Facts of a header replace those of EXIF. `guessed` names a header that cannot be used, with the reason. */
export async function readFacts(
  picture: string,
  header?: HeaderFile,
): Promise<Reading & { solution?: Solution | undefined }> {
  const exif = await readExifFacts(picture);
  if (!header) return exif;
  const name = basename(header.file);
  try {
    const cards = await (header.kind === 'fits' ? readFitsHeader : readXisfHeader)(header.file);
    const calibration = findCalibrationType(cards);
    if (calibration) throw new Error(`it is a calibration frame (${calibration}), not a picture of the sky`);
    const { facts, guessed } = readHeaderFacts(cards);
    const { solution, refused, note } = readSolution(cards);
    const reason = refused && `the plate solution of ${name} is left out: ${refused}`;
    const unreadable = listUnreadable(cards, NUMBERS).map(
      (text) => `${name}: ${text} is left out, as it is not a number`,
    );
    return {
      facts: { ...exif.facts, ...facts },
      guessed: [...guessed, ...unreadable, ...[reason, note].filter((text) => text !== undefined)],
      solution,
    };
  } catch (error) {
    return { ...exif, guessed: [`${name} is left out: ${(error as Error).message}`] };
  }
}

export async function readSessions(file: string, seconds?: number) {
  try {
    return readAcquisitionCsv(await readFile(file, 'utf8'), seconds);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
