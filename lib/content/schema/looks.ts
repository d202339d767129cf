import { z } from 'zod';
import { isTimeZone } from '../../dates';
import { accentProblem } from '../../looks/accent';
import { TYPEFACE_NAMES } from '../../looks/typefaces';
import { date, group, line } from './fields';

const accentColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: 'must be a color written #RRGGBB, in quotes', abort: true })
  .superRefine((color, { addIssue }) => {
    const problem = accentProblem(color);
    if (problem) addIssue({ code: 'custom', message: `looks.accent ${problem}` });
  });

/** The years for which the positions of the stars are calculated: later or earlier, the brightest have moved visibly. */
const YEARS = { first: 1800, last: 2200 };
const YEAR_RULE = `looks.sky.date must lie in the years ${YEARS.first} to ${YEARS.last}, for which the sky is calculated`;

const sky = group({
  date: date
    .refine((day) => Number(day.slice(0, 4)) >= YEARS.first && Number(day.slice(0, 4)) <= YEARS.last, YEAR_RULE)
    .describe('Day of the sky, from 1800 to 2200.'),
  time: z
    .string()
    .regex(/^(1[0-2]|[1-9])(:[0-5]\d)? [AP]M$/, 'must be a time of day such as 10:30 PM')
    .optional()
    .describe('Time on the clocks of the time zone, such as 10:30 PM. Default: 10:00 PM.'),
  timezone: z
    .string()
    .refine(isTimeZone, 'looks.sky.timezone must be an IANA time zone, such as America/Los_Angeles')
    .describe('IANA time zone of the place, such as America/Los_Angeles.'),
  place: group({
    name: line.describe('Name of the place in the caption, such as Tacoma, Washington.'),
    latitude: z.number().min(-90).max(90).describe('Degrees; negative south of the equator.'),
    longitude: z.number().min(-180).max(180).describe('Degrees; negative west of Greenwich.'),
  }).describe('Where the sky is seen from.'),
});

export const looks = group({
  accent: accentColor
    .optional()
    .describe('Color of links, buttons, charts, drawings and icons, written "#RRGGBB". Default: violet.'),
  typeface: z
    .enum(TYPEFACE_NAMES)
    .optional()
    .describe('Typeface of pages, résumé and drawings. Default: instrument-sans.'),
  sky: sky.optional().describe('Date and place of the sky on the home page. Default: the Summer Triangle.'),
});
