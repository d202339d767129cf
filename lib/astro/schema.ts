import { z } from 'zod';
import { date, draft, gearName, group, line, names, sentence, slug, unlisted, updated } from '../content/schema/fields';
import { withRule } from '../content/schema/rules';

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

const rightAscension = z.number().min(0).max(360);
const declination = z.number().min(-90).max(90);
const positive = z.number().positive('must be greater than 0');
const pixels = z.int().min(1);
const coefficients = z.array(z.number()).min(1).max(28);
const frames = z.int().min(0).optional();

const session = group({
  date: date.describe('Evening on which the session began, where it was taken.'),
  filter: gearName.optional().describe('Name of a filter in content/gear. Default: no filter.'),
  count: z.int().min(1).describe('Number of exposures.'),
  seconds: positive.describe('Duration of one exposure.'),
  gain: z.number().min(0).optional().describe('Setting of the camera, not electrons per unit.'),
  iso: z.int().min(1).optional().describe('ISO setting of the camera.'),
  temperature: z.number().min(-274).max(100).optional().describe('Temperature of the sensor in °C.'),
  binning: z.int().min(1).max(4).optional().describe('Pixels joined in each direction.'),
  bortle: z.number().min(1).max(9).optional().describe('Darkness of the sky on the Bortle scale.'),
  sqm: z.number().min(10).max(23).optional().describe('Brightness of the sky in magnitudes per square arc second.'),
  fwhm: positive.optional().describe('Width of a star in arc seconds.'),
  ambient: z.number().min(-88).max(58).optional().describe('Temperature of the air in °C.'),
  darks: frames.describe('Number of dark frames.'),
  flats: frames.describe('Number of flat frames.'),
  flatDarks: frames.describe('Number of dark frames for the flats.'),
  bias: frames.describe('Number of bias frames.'),
});

/** Written by `npm run photos`. The files are public/photos/NAME/HASH/WIDTH.avif, .webp and .jpg. */
const picture = group({
  width: pixels.describe('Pixels across of the largest file.'),
  height: pixels.describe('Pixels down of the largest file.'),
  widths: z.array(pixels).min(1).describe('Widths of the files in pixels.'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits')
    .optional()
    .describe('Folder of the files below public/photos/NAME. It changes with them, so that browsers keep them a year.'),
  placeholder: z
    .string()
    .regex(/^data:image\/webp;base64,[\w+/=]+$/, 'must be a WebP picture as a data: address')
    .max(700, 'must be at most 700 characters long')
    .describe('Tiny picture that shows while the file loads.'),
  tiles: group({ width: pixels.describe('Pixels across.'), height: pixels.describe('Pixels down.') })
    .optional()
    .describe('Size of the Deep Zoom pyramid in tiles.dzi and tiles_files/, if there is one.'),
});

const version = group({
  name: slug.describe('Name of the folder of the files.'),
  label: line.describe('Text of the choice.'),
  change: sentence.describe('What differs from the finished picture.'),
  picture: picture.describe('Files of the version, written by npm run photos.'),
});

const fields = group({
  title: line.describe('Name of the photograph.'),
  description: sentence.nullish().describe('What the photograph shows, in one or two sentences.'),
  object: group({
    name: line.describe('Usual name of the object.'),
    catalogue: names.optional().describe('Names in catalogs, such as M 45 and NGC 1432.'),
    type: z.enum(OBJECT_TYPES).describe('Kind of the object.'),
  }).describe('What was photographed.'),
  ra: rightAscension.describe('Right ascension of the object in degrees, J2000.'),
  dec: declination.describe('Declination of the object in degrees, J2000.'),
  gear: z.array(gearName).describe('Names of items in content/gear.'),
  sessions: z.array(session).optional().describe('Exposures by evening, filter and setting.'),
  processing: z.array(sentence).optional().describe('Steps of the processing, one sentence each.'),
  picture: picture.describe('Files of the photograph, written by npm run photos.'),
  versions: z.array(version).optional().describe('Other pictures of the same field, for comparison.'),
  solution: group({
    ra: rightAscension.describe("Right ascension of the picture's center in degrees, J2000."),
    dec: declination.describe("Declination of the picture's center in degrees, J2000."),
    scale: positive.describe('Arc seconds per pixel of picture.width.'),
    rotation: z
      .number()
      .min(-360)
      .max(360)
      .describe("Position angle of the picture's upward direction in degrees, from north through east."),
    mirrored: z.boolean().optional().describe('The picture is mirrored. Default: false.'),
    distortion: group({
      x: coefficients.describe('Offsets across.'),
      y: coefficients.describe('Offsets down.'),
    })
      .optional()
      .describe('Coefficients of 1, x, y, x², xy, y²…, in widths of the picture from its center, by npm run photos.'),
    projection: z
      .enum(['TAN', 'STG'])
      .optional()
      .describe('Gnomonic, as photographs are, or stereographic, as drawn plates are. Default: TAN.'),
  })
    .optional()
    .describe('Place of the picture on the sky, from plate solving.'),
  rendered: group({
    limitingMagnitude: z.number().describe('Magnitude of the faintest star that is drawn.'),
    stars: z.int().min(0).describe('Number of stars that are drawn.'),
  })
    .optional()
    .describe('Marks a plate that is drawn from a star catalog, not photographed.'),
  draft,
  unlisted,
  updated,
});

export const astroPhoto = withRule(
  fields,
  z.looseObject({ sessions: z.array(z.unknown()).optional(), rendered: z.unknown().optional() }),
  ({ sessions = [], rendered }, report) => {
    if (rendered === undefined && sessions.length === 0)
      report(['sessions'], 'a photograph needs at least one session');
    if (rendered !== undefined && sessions.length > 0) report(['sessions'], 'a drawn plate has no sessions');
  },
);
