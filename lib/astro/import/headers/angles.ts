import type { SkyPoint } from '../../sky/plate';
import { findNumber, findText, type Header } from './header';

const POSITIONS = [
  ['OBJCTRA', 'OBJCTDEC'],
  ['RA', 'DEC'],
  ['RA_D', 'DEC_D'],
] as const;

/** Degrees. Text in OBJCTRA and in a sexagesimal RA is in hours, numbers only for DWARF. Zeros are placeholders. */
export function findPosition(header: Header): SkyPoint | undefined {
  const isDwarf = /dwarf/i.test(['TELESCOP', 'INSTRUME', 'ORIGIN'].map((name) => findText(header, name)).join(' '));
  for (const [raKeyword, decKeyword] of POSITIONS) {
    const isInHours = raKeyword === 'OBJCTRA' || (raKeyword === 'RA' && isDwarf);
    const raNumber = findNumber(header, raKeyword);
    const ra = raNumber === undefined ? parseSexagesimal(header, raKeyword, 15) : raNumber * (isInHours ? 15 : 1);
    const dec = findNumber(header, decKeyword) ?? parseSexagesimal(header, decKeyword, 1);
    const isUsable = ra !== undefined && dec !== undefined && ra >= 0 && ra <= 360 && Math.abs(dec) <= 90;
    if (isUsable && (ra !== 0 || dec !== 0)) return { ra, dec };
  }
  return undefined;
}

/** Longitude of the site in degrees, east positive. Used only for the local date, and not published. */
export function findLongitude(header: Header): number | undefined {
  const keywords = ['SITELONG', 'SITE-LON', 'OBSLONG', 'LONG-OBS', 'OBSGEO-L'];
  const angles = keywords.map((keyword) => findNumber(header, keyword) ?? parseSexagesimal(header, keyword, 1));
  return angles.find((angle) => angle);
}

/** "05 35 17" or "-05:23:28.1" as `unit` degrees for each whole. Undefined for any other text. */
function parseSexagesimal(header: Header, keyword: string, unit: number): number | undefined {
  const pattern = /^([+-]?)(\d{1,3})[\s:]+(\d{1,2})(?:[\s:]+(\d{1,2}(?:\.\d*)?))?$/;
  const match = pattern.exec(findText(header, keyword) ?? '');
  if (!match) return undefined;
  const [, sign, whole, minutes, seconds = '0'] = match;
  return (sign === '-' ? -unit : unit) * (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600);
}
