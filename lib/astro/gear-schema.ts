import { z } from 'zod';
import { accent, draft, group, line, sentence, updated } from '../content/schema/fields';

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
  focalLength: positive
    .optional()
    .describe(
      'Focal length of a telescope in millimeters. With the pixels of the main camera it gives the field of view.',
    ),
  pixelSize: positive.optional().describe('Edge of a pixel in micrometers.'),
  sensor: group({
    width: z.int().min(1).describe('Pixels across.'),
    height: z.int().min(1).describe('Pixels down.'),
  })
    .optional()
    .describe('Size of the sensor in pixels.'),
});

export const gearGroup = group({
  title: line.describe('Heading of the group.'),
  color: accent.describe('Color of the heading.'),
  order: z.int().describe('Position of the group on the page, the lowest number first.'),
  items: z.array(item).min(1).describe('Items of the group.'),
  draft,
  updated,
});
