import { eveningOf } from '../facts';
import { longitudeOf } from './angles';
import { firstText, type Header } from './header';

const HOUR_MS = 3_600_000;

/** The evening of the session. DATE-LOC is local time; DATE-OBS is UTC without a zone letter. */
export function sessionDate(header: Header): { date: string; from: string; guess?: string } | undefined {
  // Sequence Generator Pro writes there when the file was saved.
  const isSaved = /sequence generator/i.test(firstText(header, ['CREATOR', 'SWCREATE', 'PROGRAM'])?.value ?? '');
  const local = isSaved ? undefined : instantOf(header, 'DATE-LOC');
  if (local) return { date: eveningOf(local), from: 'DATE-LOC' };
  const utc = instantOf(header, 'DATE-OBS') ?? instantOf(header, 'DATE-BEG');
  if (!utc) return undefined;
  const longitude = longitudeOf(header);
  const shift = longitude === undefined ? 0 : (longitude / 15) * HOUR_MS;
  const date = eveningOf(new Date(Date.parse(`${utc}Z`) + shift).toISOString());
  if (longitude !== undefined) return { date, from: 'DATE-OBS' };
  return { date, from: 'DATE-OBS', guess: 'the evening: DATE-OBS is in UTC and the file does not give the local time' };
}

/** "2026-01-17T22:10:00". Reads dd/mm/yy of the years before 2000, and a time in TIME-OBS. */
function instantOf(header: Header, keyword: string): string | undefined {
  const text = firstText(header, [keyword])?.value ?? '';
  const old = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text);
  const day = old ? `19${old[3]}-${old[2]}-${old[1]}` : /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (!day || Number.isNaN(Date.parse(day))) return undefined;
  const time = /T(\d\d:\d\d:\d\d)/.exec(text)?.[1] ?? /^\d\d:\d\d:\d\d/.exec(timeOf(header))?.[0] ?? '00:00:00';
  return `${day}T${time}`;
}

function timeOf(header: Header): string {
  return firstText(header, ['TIME-OBS', 'UT'])?.value ?? '';
}
