import { z } from 'zod';
import { accent, draft, gearName, group, line, sentence, updated } from '../content/schema/fields';

const GEAR_KINDS = [
  'telescope',
  'camera',
  'ai-controller',
  'dual-band-filter',
  'filter',
  'mount',
  'reducer',
  'guide-scope',
  'focuser',
  'accessory',
] as const;

const positive = z.number().positive('must be greater than 0');

const item = group({
  name: line.describe('Maker and model.'),
  specs: sentence.describe('Main figures, in one sentence.'),
  primary: z.boolean().optional().describe('Part of the main rig. Default: false.'),
  kind: z
    .enum(GEAR_KINDS)
    .optional()
    .describe('Kind of the item. The summary counts telescopes, cameras, AI controllers and dual-band filters.'),
  focalLength: positive.optional().describe('Focal length of a telescope or guide scope in millimeters.'),
  aperture: positive.optional().describe('Diameter of the opening in millimeters.'),
  reduction: positive.optional().describe('Factor of a reducer. 0.7 makes 1,000 mm into 700 mm.'),
  fits: z.array(gearName).min(1).optional().describe('Telescopes that a reducer fits. Default: all.'),
  pixelSize: positive.optional().describe('Edge of a pixel in micrometers.'),
  sensor: group({
    width: z.int().min(1).describe('Pixels across.'),
    height: z.int().min(1).describe('Pixels down.'),
  })
    .optional()
    .describe('Size of the sensor in pixels.'),
  backFocus: positive
    .optional()
    .describe('Distance in millimeters that a telescope or reducer needs between its rear thread and the sensor.'),
  length: positive.optional().describe('Part of the back focus, in millimeters, that the item takes up.'),
  weight: positive.optional().describe('Weight in kilograms.'),
  payload: positive.optional().describe('Load that a mount carries, in kilograms.'),
});

export const gearGroup = group({
  title: line.describe('Heading of the group.'),
  color: accent.describe('Color of the heading.'),
  order: z.int().describe('Position of the group on the page, the lowest number first.'),
  items: z.array(item).min(1).describe('Items of the group.'),
  draft,
  updated,
});
