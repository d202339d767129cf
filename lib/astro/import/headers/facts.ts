import { type Facts, type Reading, removeSerialNumber } from '../facts';
import { positionOf } from './angles';
import { sessionDate } from './dates';
import { firstNumber, firstText, type Header } from './header';
import { readSize } from './wcs';

const TEXTS = {
  camera: ['INSTRUME'],
  telescope: ['TELESCOP'],
  object: ['OBJECT'],
  filter: ['FILTER', 'FILT-1', 'FILTER-1', 'FILTERS', 'FILTNAME'],
} as const;

const NUMBERS = {
  gain: ['GAIN'],
  iso: ['ISOSPEED', 'ISO'],
  temperature: ['CCD-TEMP', 'CCD_TEMP', 'CCDTEMP', 'TEMPERAT', 'CAMTCCD', 'SET-TEMP'],
  ambient: ['AMBTEMP', 'AMBIENT'],
  pixelSize: ['PIXSIZE1', 'XPIXSZ', 'XPIXELSZ', 'PIXSIZEX', 'XPIXSIZE'],
  focalLength: ['FOCALLEN', 'FOCAL'],
} as const;

const FRAME_TYPES = ['IMAGETYP', 'FRAMETYP', 'FRAME', 'OBSTYPE', 'CALFRAME'];

/** "DARK", "Flat Field" or "Master Bias" of a calibration frame; undefined for a picture of the sky. */
export function findCalibrationType(header: Header): string | undefined {
  const type = firstText(header, FRAME_TYPES)?.value;
  return type && /dark|flat|bias|offset/i.test(type) ? type : undefined;
}

/** Can be any number; of the others, zero and less means unknown. */
const SIGNED = ['temperature', 'ambient'];

export function readHeaderFacts(header: Header): Reading {
  const facts: Facts = {};
  const read: string[] = [];
  const guessed: string[] = [];
  const take = <K extends keyof Facts>(name: K, found: { value: Facts[K]; from: string } | undefined, unit = '') => {
    if (found?.value === undefined) return;
    facts[name] = found.value;
    read.push(`${labelOf(name)} ${found.value}${unit} (${found.from})`);
  };
  for (const [name, keywords] of Object.entries(TEXTS)) {
    const found = firstText(header, [...keywords]);
    take(name as keyof typeof TEXTS, found && { ...found, value: removeSerialNumber(found.value) });
  }
  for (const [name, keywords] of Object.entries(NUMBERS)) {
    const found = firstNumber(header, [...keywords]);
    const isKnown = found && (SIGNED.includes(name) || found.value > 0 || (name === 'gain' && found.value === 0));
    if (isKnown) take(name as keyof typeof NUMBERS, found);
  }
  const meters = firstNumber(header, ['FLENGTH']);
  if (!facts.focalLength && meters) take('focalLength', { ...meters, value: meters.value * 1000 });
  take('binning', binningOf(header));
  facts.isUnbinned = header.values.has('PIXSIZE1');
  takeExposure(header, take, guessed);
  const date = sessionDate(header);
  take('date', date && { value: date.date, from: date.from });
  if (date?.guess) guessed.push(date.guess);
  const position = positionOf(header);
  if (position) {
    take('ra', { value: round(position.ra), from: position.from });
    take('dec', { value: round(position.dec), from: position.from });
  }
  const size = readSize(header);
  facts.width = size?.width;
  facts.height = size?.height;
  return { facts, read, guessed };
}

type Take = (name: 'seconds' | 'count', found: { value: number; from: string } | undefined, unit?: string) => void;

/** Programs disagree whether the exposure of a stack is that of one frame or the sum. */
function takeExposure(header: Header, take: Take, guessed: string[]) {
  const exposure = firstNumber(header, ['EXPTIME', 'EXPOSURE', 'EXP', 'EXP_TIME']);
  const count = firstNumber(header, ['STACKCNT', 'NCOMBINE', 'NFRAMES', 'NUMFRAME']) ?? countInHistory(header);
  const total = firstNumber(header, ['LIVETIME']);
  if (count && count.value >= 1) take('count', count);
  if (!exposure || exposure.value <= 0) return;
  if (!count || count.value < 2) return take('seconds', exposure, ' s');
  if (total && Math.abs(total.value - exposure.value) < 0.01 * total.value) {
    guessed.push(`${exposure.from} is the sum of ${count.value} exposures, as LIVETIME is`);
    return take('seconds', { ...exposure, value: round(exposure.value / count.value) }, ' s');
  }
  if (!total) guessed.push(`${exposure.from} is the time of one exposure, not the sum of ${count.value}`);
  take('seconds', exposure, ' s');
}

/** PixInsight's masters: "ImageIntegration.numberOfImages: 40". */
function countInHistory({ history }: Header): { value: number; from: string } | undefined {
  const [, count] = /numberOfImages:\s*(\d+)/.exec(history.join('\n')) ?? [];
  return count ? { value: Number(count), from: 'HISTORY' } : undefined;
}

/** Also reads "2*2" and "2x2". */
function binningOf(header: Header): { value: number; from: string } | undefined {
  const number = firstNumber(header, ['XBINNING', 'BINX', 'CCDXBIN', 'BINNING']);
  const text = /^(\d)\s*[*x×]/.exec(firstText(header, ['BINNING'])?.value ?? '');
  const found = number ?? (text ? { value: Number(text[1]), from: 'BINNING' } : undefined);
  return found && found.value >= 1 && found.value <= 4 ? found : undefined;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

function labelOf(name: keyof Facts): string {
  return LABELS[name] ?? name;
}

const LABELS: Partial<Record<keyof Facts, string>> = {
  seconds: 'exposure',
  count: 'exposures',
  iso: 'ISO',
  date: 'evening',
  ra: 'RA',
  pixelSize: 'pixel size',
  focalLength: 'focal length',
};
