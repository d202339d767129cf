import { z } from 'zod';
import { accent, gearName, group, line, sentence, updated } from './fields';

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
  name: line,
  specs: sentence,
  primary: z.boolean().optional(),
  /** The summary strip counts telescopes, cameras, AI controllers and dual-band filters. */
  kind: z.enum(GEAR_KINDS).optional(),
  /** Of a telescope or guide scope, in millimeters. */
  focalLength: positive.optional(),
  /** In millimeters. */
  aperture: positive.optional(),
  /** Of a reducer: 0.7 makes 1,000 mm into 700 mm. */
  reduction: positive.optional(),
  /** Telescopes that a reducer fits. Default: all. */
  fits: z.array(gearName).min(1).optional(),
  /** Edge of a pixel in micrometers. */
  pixelSize: positive.optional(),
  /** Pixels of the sensor. */
  sensor: group({ width: z.int().min(1), height: z.int().min(1) }).optional(),
  /** Distance in millimeters that a telescope or reducer needs between its rear thread and the sensor. */
  backFocus: positive.optional(),
  /** Part of that distance, in millimeters, that the item takes up. */
  length: positive.optional(),
  /** In kilograms. */
  weight: positive.optional(),
  /** Of a mount, in kilograms. */
  payload: positive.optional(),
});

export const gearGroup = group({
  title: line,
  color: accent,
  order: z.int(),
  items: z.array(item).min(1),
  updated,
});
