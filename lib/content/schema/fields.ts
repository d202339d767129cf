import { z } from 'zod';
import { ACCENTS } from './accents';

/** Building blocks shared by the document schemas. Messages complete the sentence "<field> …". */

const text = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must be at most ${max} characters long`);

/** A heading or label on one line. */
export const line = text(120);

/** One or a few sentences. */
export const sentence = text(600);

/** Calendar date. */
export const date = z.iso.date('must be a real date written YYYY-MM-DD');

/** Instant in UTC, as written by the collectors. */
export const instant = z.iso.datetime('must be an instant written 2026-11-21T08:30:00Z');

const WEB_ADDRESS = 'must be a web address starting with https:// or http://';

/** Absolute web address. */
export const url = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: WEB_ADDRESS, abort: true })
  .regex(/^\S+$/, WEB_ADDRESS);

/** File below public/, written as the site serves it. */
export const image = z
  .string()
  .regex(
    /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/,
    'must be the path of an image below public/, such as /projects/name/cover.svg',
  )
  .meta({ refersTo: 'image' });

/** Page of this site, with an optional anchor. */
export const internalLink = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be an address on this site starting with /')
  .meta({ refersTo: 'page' });

/** Name usable in an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

export const email = z.email('must be an e-mail address');

export const accent = z.enum(ACCENTS);

/** Names of components/ui/icon.tsx. */
export const icon = z.enum([
  'award',
  'book',
  'calendar',
  'code',
  'compass',
  'dice',
  'flask',
  'globe',
  'layers',
  'map',
  'plane',
  'swords',
  'telescope',
  'users',
]);
