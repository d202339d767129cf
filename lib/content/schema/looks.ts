import { z } from 'zod';
import { isTimeZone } from '../../dates';
import { accentProblem, COLOR } from '../../looks/accent';
import { TYPEFACE_NAMES } from '../../looks/typefaces';
import { group, line } from './fields';

const accentColor = z
  .string()
  .regex(COLOR, { error: 'must be a color written #RRGGBB, in quotes', abort: true })
  .superRefine((color, { addIssue }) => {
    const problem = accentProblem(color);
    if (problem) addIssue({ code: 'custom', message: `looks.accent ${problem}` });
  });

const sky = group({
  timezone: z
    .string()
    .refine(isTimeZone, 'looks.sky.timezone must be an IANA time zone, such as America/Los_Angeles')
    .describe('IANA time zone of the place, such as America/Los_Angeles.'),
  place: group({
    name: line.describe('Name of the place in the caption, such as Tacoma.'),
    latitude: z.number().min(-90).max(90).describe('Degrees; negative south of the equator.'),
    longitude: z.number().min(-180).max(180).describe('Degrees; negative west of Greenwich.'),
  }).describe('Where the nights are.'),
});

export const looks = group({
  accent: accentColor
    .optional()
    .describe('Color of links, buttons, charts, drawings and icons, written "#RRGGBB". Default: violet.'),
  typeface: z
    .enum(TYPEFACE_NAMES)
    .optional()
    .describe('Typeface of pages, résumé and drawings. Default: instrument-sans.'),
  sky: sky.optional().describe('Place of the nights that the pages draw. Default: the city of statsTimezone.'),
});
