/** What a file says about its exposure. Only these facts are read: no site, observer, serial number or path. */
export interface Facts {
  camera?: string;
  telescope?: string;
  object?: string;
  filter?: string;
  /** The evening of the session. */
  date?: string;
  /** Of one exposure. */
  seconds?: number;
  count?: number;
  gain?: number;
  iso?: number;
  /** Of the sensor, in °C. */
  temperature?: number;
  ambient?: number;
  binning?: number;
  /** Micrometers, as the file gives it. */
  pixelSize?: number;
  /** Whether pixelSize is known to be that of one pixel of the sensor. */
  isUnbinned?: boolean;
  /** Millimeters. */
  focalLength?: number;
  /** Degrees, J2000. */
  ra?: number;
  dec?: number;
  /** Pixels of the image that the facts belong to. */
  width?: number;
  height?: number;
}

/** Facts with a sentence for each: what was read and where, and what is only likely. */
export interface Reading {
  facts: Facts;
  read: string[];
  guessed: string[];
}

/** A device's name without the serial number after it: "S50_7c3a91f2", "ASI2600MC Pro (SN 10a2)", "Camera #1234". */
export function removeSerialNumber(name: string): string {
  const plain = name.replace(/[\s_(#:-]*(?:(?:s\/?n|serial(?: ?no\.?| number)?)[\s:#.]*|#)[\w-]{3,}\)?$/i, '');
  return plain.replace(/[\s_(-]+(?=[0-9a-f]*\d)[0-9a-f]{6,}\)?$/i, '').trim() || 'unnamed';
}

/** The day before for times before noon, so that a night has one date. `local` is "2026-01-17T02:10:00". */
export function eveningOf(local: string): string {
  return new Date(Date.parse(`${local.slice(0, 19)}Z`) - 12 * 3_600_000).toISOString().slice(0, 10);
}
