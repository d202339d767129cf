import { type Header, parseNumber } from './header';

/** "05 35 17" or "-05:23:28.1" in units of the first number. Undefined for any other text. */
function parseSexagesimal(text: string): number | undefined {
  const match = /^\s*([+-]?)(\d{1,3})[\s:]+(\d{1,2})(?:[\s:]+(\d{1,2}(?:\.\d*)?))?\s*$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, minutes, seconds = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600);
}

/** Degrees. Text in OBJCTRA and in a sexagesimal RA is in hours, except of DWARF. Zeros are placeholders. */
export function positionOf(header: Header): { ra: number; dec: number; from: string } | undefined {
  for (const [raKeyword, decKeyword] of [
    ['OBJCTRA', 'OBJCTDEC'],
    ['RA', 'DEC'],
    ['RA_D', 'DEC_D'],
  ] as const) {
    const ra = angleOf(header, raKeyword, 15);
    const dec = angleOf(header, decKeyword, 1);
    if (ra === undefined || dec === undefined || (ra === 0 && dec === 0)) continue;
    if (ra < 0 || ra > 360 || Math.abs(dec) > 90) continue;
    return { ra, dec, from: raKeyword };
  }
  return undefined;
}

function angleOf(header: Header, keyword: string, hour: number): number | undefined {
  const value = header.values.get(keyword);
  const number = parseNumber(value);
  const inHours = keyword === 'OBJCTRA' || (keyword === 'RA' && /dwarf/i.test(makersOf(header)));
  if (number !== undefined) return number * (inHours ? 15 : 1);
  const parts = parseSexagesimal(String(value ?? ''));
  return parts === undefined ? undefined : parts * hour;
}

function makersOf({ values }: Header): string {
  return ['TELESCOP', 'INSTRUME', 'ORIGIN'].map((keyword) => values.get(keyword)).join(' ');
}

/** Longitude of the site in degrees, east positive. Used only for the local date, and not published. */
export function longitudeOf({ values }: Header): number | undefined {
  for (const keyword of ['SITELONG', 'SITE-LON', 'OBSLONG', 'LONG-OBS', 'OBSGEO-L']) {
    const value = values.get(keyword);
    const degrees = parseNumber(value) ?? parseSexagesimal(String(value ?? ''));
    if (degrees) return degrees;
  }
  return undefined;
}
