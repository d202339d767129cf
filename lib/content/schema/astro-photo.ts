import { z } from 'zod';
import { CONSTELLATIONS, type ConstellationAbbreviation } from '../../astro/constellations';
import { date, gearName, group, line, names, sentence, slug, updated } from './fields';
import { withRule } from './rules';

const OBJECT_TYPES = [
  'open-cluster',
  'globular-cluster',
  'emission-nebula',
  'reflection-nebula',
  'dark-nebula',
  'planetary-nebula',
  'supernova-remnant',
  'galaxy',
  'galaxy-group',
  'star-field',
  'comet',
  'moon',
  'planet',
  'sun',
] as const;

const degrees = { ra: z.number().min(0).max(360), dec: z.number().min(-90).max(90) };
const frames = z.int().min(0).optional();

const session = group({
  /** Evening on which the session began, where it was taken. */
  date,
  /** Name of a filter in content/gear. Default: no filter. */
  filter: gearName.optional(),
  count: z.int().min(1),
  /** Of one exposure. */
  seconds: z.number().positive('must be greater than 0'),
  /** The setting of the camera, not electrons per unit. */
  gain: z.number().min(0).optional(),
  iso: z.int().min(1).optional(),
  /** Of the sensor, in °C. */
  temperature: z.number().min(-274).max(100).optional(),
  binning: z.int().min(1).max(4).optional(),
  bortle: z.number().min(1).max(9).optional(),
  /** Percent of the Moon's disc that is lit. Default: computed from the date. */
  moon: z.number().min(0).max(100).optional(),
  /** Magnitudes per square arc second. */
  sqm: z.number().min(10).max(23).optional(),
  /** Arc seconds. */
  fwhm: z.number().positive('must be greater than 0').optional(),
  /** Of the air, in °C. */
  ambient: z.number().min(-88).max(58).optional(),
  darks: frames,
  flats: frames,
  flatDarks: frames,
  bias: frames,
});

/** Written by `npm run photos`. The files are public/photos/NAME/WIDTH.avif, .webp and .jpg. */
const picture = group({
  /** Pixels of the largest file. */
  width: z.int().min(1),
  height: z.int().min(1),
  widths: z.array(z.int().min(1)).min(1),
  placeholder: z
    .string()
    .regex(/^data:image\/webp;base64,[\w+/=]+$/, 'must be a WebP picture as a data: address')
    .max(700, 'must be at most 700 characters long'),
  /** Pixels of the Deep Zoom pyramid in tiles.dzi and tiles_files/, if there is one. */
  tiles: group({ width: z.int().min(1), height: z.int().min(1) }).optional(),
});

const version = group({
  name: slug,
  label: line,
  /** What differs from the finished picture. */
  change: sentence,
  picture,
});

const fields = group({
  title: line,
  description: sentence.nullish(),
  object: group({
    name: line,
    /** Names in catalogues, such as M 45 and NGC 1432. */
    catalogue: names.optional(),
    type: z.enum(OBJECT_TYPES),
  }),
  /** Right ascension and declination in degrees, J2000. */
  ...degrees,
  /** IAU abbreviation. Default: from ra and dec. */
  constellation: z
    .enum(Object.keys(CONSTELLATIONS) as [ConstellationAbbreviation], 'must be an IAU abbreviation, such as Tau')
    .optional(),
  gear: z.array(gearName),
  sessions: z.array(session).optional(),
  processing: z.array(sentence).optional(),
  picture,
  versions: z.array(version).optional(),
  solution: group({
    /** Center of the picture in degrees, J2000. */
    ...degrees,
    /** Arc seconds per pixel of picture.width. */
    scale: z.number().positive('must be greater than 0'),
    /** Position angle of the picture's upward direction: degrees from north through east. */
    rotation: z.number().min(-360).max(360),
    mirrored: z.boolean().optional(),
  }).optional(),
  /** Marks a field that `npm run photos -- sample` computed. */
  rendered: group({ limitingMagnitude: z.number(), stars: z.int().min(1) }).optional(),
  draft: z.boolean().optional(),
  updated,
});

export const astroPhoto = withRule(
  fields,
  z.looseObject({ sessions: z.array(z.unknown()).optional(), rendered: z.unknown().optional() }),
  ({ sessions = [], rendered }, report) => {
    if (rendered === undefined && sessions.length === 0)
      report(['sessions'], 'a photograph needs at least one session');
    if (rendered !== undefined && sessions.length > 0) report(['sessions'], 'a rendered field has no sessions');
  },
);
