import { HOUR_MS } from '../../dates';

/** What a file says about its exposure. Only these facts are read: no site, observer, serial number or path. */
export interface Facts {
  camera?: string;
  telescope?: string;
  object?: string;
  filter?: string;
  /** The evening of the session, YYYY-MM-DD. */
  date?: string;
  seconds?: number;
  count?: number;
  gain?: number;
  iso?: number;
  /** Temperatures of the sensor and of the air in °C. */
  temperature?: number;
  ambient?: number;
  binning?: number;
  /** Degrees, J2000. */
  ra?: number;
  dec?: number;
  width?: number;
  height?: number;
}

export interface Reading {
  facts: Facts;
  guessed: string[];
}

export function keepKnown(facts: { [Name in keyof Facts]: Facts[Name] | undefined }): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
}

/** A device's name without the serial number after it: "S50_7c3a91f2", "ASI2600MC Pro (SN 10a2)", "Camera #1234". */
export function removeSerialNumber(name: string): string {
  const plain = name.replace(/[\s_(#:-]*(?:(?:s\/?n|serial(?: ?no\.?| number)?)[\s:#.]*|#)[\w-]{3,}\)?$/i, '');
  return plain.replace(/[\s_(-]+(?=[0-9a-f]*\d)[0-9a-f]{6,}\)?$/i, '').trim() || 'unnamed';
}

/** The day before for times before noon, so that a night has one date. `local` is "2026-01-17T02:10:00". */
export function findEvening(local: string): string | undefined {
  const time = Date.parse(`${local.slice(0, 19)}Z`) - 12 * HOUR_MS;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
