import { z } from 'zod';
import { ACCENTS } from './accents';

/** Building blocks of the document schemas. Messages complete the sentence "<field> …". */

export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `(known here: ${known})` : undefined),
  });
}

/** Kinds of targets, kept as `refersTo` in the metadata of a field. The check makes sure that the target exists. */
export type ReferenceKind = 'page' | 'image' | 'diagram' | 'stat' | 'gear';

export const text = (max: number) =>
  z.string().regex(/\S/, 'must not be empty').max(max, `must be at most ${max} characters long`);

export const line = text(120);

export const sentence = text(600);

export const names = z.array(line).superRefine((list, { addIssue }) => {
  for (const [index, name] of list.entries())
    if (list.indexOf(name) < index) addIssue({ code: 'custom', path: [index], message: `duplicate name "${name}"` });
});

export const date = z.iso.date('must be a real date written YYYY-MM-DD');

export const partialDate = z
  .string('must be a date; write a year alone in quotes, such as "2024"')
  .regex(/^\d{4}(-\d\d){0,2}$/, { error: 'must be written YYYY, YYYY-MM or YYYY-MM-DD', abort: true })
  .refine((text) => z.iso.date().safeParse(`${text}-01-01`.slice(0, 10)).success, 'must be a real date');

export const updated = date
  .optional()
  .describe('Date of the last change that readers see. Default: the last commit of the file.');

export const draft = z
  .boolean()
  .optional()
  .describe('Left out of production, and marked in development and previews. Default: false.');

export const unlisted = z
  .boolean()
  .optional()
  .describe('Leaves the page out of lists, feeds, the sitemap and the search. Default: false.');

export const MISPLACED = {
  draft: 'is not allowed here, because the site needs this document',
  unlisted: 'is not allowed here, because this document has no page of its own',
} as const;

export const instant = z.iso.datetime('must be an instant written 2026-11-21T08:30:00Z');

const WEB_ADDRESS = 'must be a web address starting with https:// or http://';

export const url = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: WEB_ADDRESS, abort: true })
  .regex(/^\S+$/, WEB_ADDRESS);

export const image = z
  .string()
  .regex(
    /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/,
    'must be the path of an svg, png, jpg, webp or avif file below public/, in plain letters, digits and -_., such as /projects/name/cover.svg',
  )
  .meta({ refersTo: 'image' satisfies ReferenceKind });

export const internalLink = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be an address on this site starting with /, without spaces')
  .meta({ refersTo: 'page' satisfies ReferenceKind });

export const pageOrUrl = z
  .string()
  .regex(
    /^(https?:\/\/[^\s/]|\/(?!\/))\S*$/,
    'must be a web address, or an address on this site starting with /, without spaces',
  )
  .meta({ refersTo: 'page' satisfies ReferenceKind });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

export const referenceTo = (refersTo: ReferenceKind) => slug.meta({ refersTo });

export const gearName = line.meta({ refersTo: 'gear' satisfies ReferenceKind });

export const email = z.email('must be an email address');

export const phone = z
  .string()
  .regex(/^\+?[\d\s().-]{7,}$/, 'must be a phone number such as (253) 555-0142 or +49 30 555 0142');

export const accent = z.enum(ACCENTS);

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
