import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { jpegWidth, RESPONSIVE_FORMATS } from '../photo/picture';
import type { Size } from '../sky/plate';

/** Widths of the sizes in pixels. No size is wider than the picture or higher than the last width. */
const WIDTHS = [480, 960, 1600, 2400];

/** Bytes of all sizes of a picture in all formats. Keeps the noise of a good stack at 2,400 × 1,600 pixels. */
const SIZES_BUDGET = 2_000_000;

/** Qualities from best to worst. The first one that fits the budget is used. */
const QUALITIES = {
  avif: [62, 54, 46, 38, 30, 20],
  webp: [84, 76, 66, 54, 40, 20],
  jpg: [86, 78, 68, 56, 42, 20],
} as const;

const WEIGHTS = { avif: 1, webp: 1.4, jpg: 1.8 };

type Format = keyof typeof QUALITIES;

/** The pixels that all sizes are made from: 8-bit sRGB without metadata, in a file. */
export interface Pixels extends Size {
  file: string;
}

export function chooseWidths({ width, height }: Size): number[] {
  const longest = Math.max(...WIDTHS);
  const largest = Math.min(width, longest, Math.max(1, Math.round((longest * width) / height)));
  // A size that is nearly as wide as the largest one saves nothing.
  return [...WIDTHS.filter((each) => each < largest * 0.9), largest];
}

/** Writes every width as AVIF and WebP and one as JPEG, each within its share of the budget. Returns the largest size. */
export async function writeSizes(pixels: Pixels, folder: string, widths: number[], budget = SIZES_BUDGET) {
  const measureHeight = (width: number) => Math.max(1, Math.round((width * pixels.height) / pixels.width));
  const listFormats = (width: number): Format[] =>
    width === jpegWidth({ widths }) ? [...RESPONSIVE_FORMATS, 'jpg'] : [...RESPONSIVE_FORMATS];
  const weigh = (width: number, format: Format) => width * measureHeight(width) * WEIGHTS[format];
  const shares = widths.flatMap((width) => listFormats(width).map((format) => weigh(width, format)));
  const bytesPerShare = budget / shares.reduce((sum, share) => sum + share, 0);
  for (const width of widths) {
    const height = measureHeight(width);
    const raw = { width, height, channels: 3 } as const;
    const data = await sharp(pixels.file).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    for (const format of listFormats(width)) {
      const file = join(folder, `${width}.${format}`);
      await firstWithin(weigh(width, format) * bytesPerShare, QUALITIES[format], async (quality) => {
        await encode(sharp(data, { raw }), format, quality).toFile(file);
        return (await stat(file)).size;
      });
    }
  }
  const width = widths.at(-1) as number;
  return { width, height: measureHeight(width) };
}

/** Writes with falling quality until the result fits. The last quality is kept even if it does not. */
export async function firstWithin(
  budget: number,
  qualities: readonly number[],
  write: (quality: number) => Promise<number>,
) {
  for (const quality of qualities) if ((await write(quality)) <= budget) return;
}

export async function drawPlaceholder(picture: Sharp): Promise<string> {
  const data = await picture.resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

function encode(size: Sharp, format: Format, quality: number): Sharp {
  // A higher effort is up to 20 times slower on noise, and not smaller.
  if (format === 'avif') return size.avif({ quality, effort: 2 });
  if (format === 'webp') return size.webp({ quality, effort: 5, smartSubsample: true });
  return size.jpeg({ quality, mozjpeg: true });
}
