import { DAY_MS, isDate } from '../../../dates';
import { findEvening } from '../facts';
import { findLongitude } from './angles';
import { findText, type Header } from './header';

const FORM = 'DATE-OBS must be written YYYY-MM-DDThh:mm:ss';

/** The evening of the session. DATE-LOC is local time; DATE-OBS is UTC without a zone letter. */
export function readEvening(header: Header): { date?: string; guess?: string } {
  // Sequence Generator Pro writes the time of saving the file to DATE-LOC.
  const isSaved = /sequence generator/i.test(findText(header, 'CREATOR', 'SWCREATE', 'PROGRAM') ?? '');
  const local = isSaved ? undefined : readTime(header, 'DATE-LOC');
  if (local) return { date: findEvening(local) };
  const utc = readTime(header, 'DATE-OBS') ?? readTime(header, 'DATE-BEG');
  const unread = findText(header, 'DATE-OBS');
  if (!utc) return /\d/.test(unread ?? '') ? { guess: `${FORM} (got "${unread}")` } : {};
  const longitude = findLongitude(header);
  const shift = ((longitude ?? 0) / 360) * DAY_MS;
  const date = findEvening(new Date(Date.parse(`${utc}Z`) + shift).toISOString());
  if (longitude !== undefined) return { date };
  return { date, guess: 'the evening: DATE-OBS is in UTC and the file does not give the local time' };
}

/** "2026-01-17T22:10:00". Default time: 16:00, because as UTC it is after noon of the same day east of 60° W. */
function readTime(header: Header, keyword: string): string | undefined {
  const [day = '', time = findText(header, 'TIME-OBS', 'UT') ?? ''] = (findText(header, keyword) ?? '').split(/[T ]+/);
  if (!isDate(day)) return undefined;
  return `${day}T${/^\d\d:\d\d:\d\d/.exec(time)?.[0] ?? '16:00:00'}`;
}
