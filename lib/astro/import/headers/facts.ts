import { round } from '../../../round';
import { keepKnown, type Reading, removeSerialNumber } from '../facts';
import { findPosition } from './angles';
import { readEvening } from './dates';
import { findNumber, findText, type Header } from './header';
import { readSize } from './wcs';

/** "DARK", "Flat Field" or "Master Bias" of a calibration frame; undefined for a picture of the sky. */
export function findCalibrationType(header: Header): string | undefined {
  const type = findText(header, 'IMAGETYP', 'FRAMETYP', 'FRAME', 'OBSTYPE', 'CALFRAME');
  return type && /dark|flat|bias|offset/i.test(type) ? type : undefined;
}

/** Keywords whose values are numbers in every program. */
export const NUMBERS = ['EXPTIME', 'EXPOSURE', 'GAIN', 'CCD-TEMP', 'SET-TEMP', 'STACKCNT', 'NCOMBINE', 'NUMFRAME'];

export function readHeaderFacts(header: Header): Reading {
  const readName = (...keywords: string[]) => {
    const name = findText(header, ...keywords);
    return name ? removeSerialNumber(name) : undefined;
  };
  const readFrom = (least: number, ...keywords: string[]) => {
    const value = findNumber(header, ...keywords);
    return value !== undefined && value >= least ? value : undefined;
  };
  const evening = readEvening(header);
  const exposure = readExposure(header);
  const position = findPosition(header);
  const size = readSize(header);
  const facts = keepKnown({
    camera: readName('INSTRUME'),
    telescope: readName('TELESCOP'),
    object: findText(header, 'OBJECT'),
    filter: readName('FILTER', 'FILT-1', 'FILTER-1', 'FILTERS', 'FILTNAME'),
    gain: readFrom(0, 'GAIN'),
    iso: readFrom(1, 'ISOSPEED', 'ISO'),
    temperature: findNumber(header, 'CCD-TEMP', 'CCD_TEMP', 'CCDTEMP', 'TEMPERAT', 'CAMTCCD', 'SET-TEMP'),
    ambient: findNumber(header, 'AMBTEMP', 'AMBIENT'),
    binning: readBinning(header),
    seconds: exposure.seconds,
    count: exposure.count,
    date: evening.date,
    ra: position && round(position.ra, 4),
    dec: position && round(position.dec, 4),
    width: size?.width,
    height: size?.height,
  });
  return { facts, guessed: [exposure.guess, evening.guess].filter((guess) => guess !== undefined) };
}

/** Programs disagree whether the exposure of a stack is that of one frame or the sum. */
function readExposure(header: Header): { seconds?: number | undefined; count?: number | undefined; guess?: string } {
  const exposure = findNumber(header, 'EXPTIME', 'EXPOSURE', 'EXP', 'EXP_TIME') ?? 0;
  const seconds = exposure > 0 ? exposure : undefined;
  const frames = findNumber(header, 'STACKCNT', 'NCOMBINE', 'NFRAMES', 'NUMFRAME') ?? countInHistory(header) ?? 0;
  const count = Number.isInteger(frames) && frames >= 1 ? frames : undefined;
  if (!seconds || !count || count < 2) return { seconds, count };
  const total = findNumber(header, 'LIVETIME');
  if (total && Math.abs(total - seconds) < 0.01 * total) {
    const guess = `the exposure of ${seconds} s is the sum of ${count} frames, as LIVETIME is`;
    return { seconds: round(seconds / count, 4), count, guess };
  }
  if (total) return { seconds, count };
  return { seconds, count, guess: `the exposure of ${seconds} s is that of one frame, not the sum of ${count}` };
}

/** PixInsight's masters have "ImageIntegration.numberOfImages: 40". */
function countInHistory({ history }: Header): number | undefined {
  const [, count] = /numberOfImages:\s*(\d+)/.exec(history.join('\n')) ?? [];
  return count ? Number(count) : undefined;
}

function readBinning(header: Header): number | undefined {
  const binning = Number.parseInt(findText(header, 'XBINNING', 'BINX', 'CCDXBIN', 'BINNING') ?? '', 10);
  return binning >= 1 && binning <= 4 ? binning : undefined;
}
