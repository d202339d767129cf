import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { swapFolder } from '../../content/write/swap-folder';
import { type Pixels, placeholderOf, widthsFor, writeSizes } from './picture-files';
import { writeTiles } from './tiles';

/** The `picture` block of a document. Width and height are those of the largest size. */
export interface WrittenPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  /** Those of the pyramid, which has the full size. */
  tiles?: { width: number; height: number };
}

export interface PictureOptions {
  /** Widths of the sizes, ascending. */
  widths?: number[];
  /** Bytes of all sizes in all formats. */
  budget?: number;
  /** false: no tiles, however large the picture is. */
  tiles?: boolean;
}

/** Above this many times the width of the largest size, zooming in shows more than the sizes hold. */
const TILES_FROM = 1.5;

/**
 * Writes the sizes, and for a large picture the tiles, into public/photos/NAME or below. The folder is complete or
 * untouched, and keeps the folders of other versions. The files are 8-bit sRGB and carry no metadata.
 */
export async function writePicture(
  source: string | Buffer | Sharp,
  folder: string,
  options: PictureOptions = {},
): Promise<WrittenPicture> {
  return swapFolder(folder, isVersion, async (temporary) => {
    const pixels = await writePixels(source, join(temporary, 'pixels.tif'));
    const widths = widthsFor(pixels, options.widths);
    const largest = await writeSizes(pixels, temporary, widths, options.budget);
    const placeholder = await placeholderOf(prepare(source));
    const hasTiles = options.tiles !== false && pixels.width > largest.width * TILES_FROM;
    if (hasTiles) await writeTiles(pixels, temporary);
    await rm(pixels.file);
    return {
      ...largest,
      widths,
      placeholder,
      ...(hasTiles && { tiles: { width: pixels.width, height: pixels.height } }),
    };
  });
}

/** The picture upright, without transparency and in sRGB. */
export function prepare(source: string | Buffer | Sharp): Sharp {
  const picture = typeof source === 'string' || Buffer.isBuffer(source) ? sharp(source) : source.clone();
  return picture.autoOrient().flatten({ background: 'black' }).toColourspace('srgb');
}

/** Decodes the picture once, into an uncompressed file that takes no memory. */
async function writePixels(source: string | Buffer | Sharp, file: string): Promise<Pixels> {
  const { width, height } = await prepare(source).tiff({ compression: 'none' }).toFile(file);
  return { file, width, height };
}

/** Sizes and tiles are renewed, folders of versions stay. */
function isVersion(name: string): boolean {
  return !/^\d+\.(avif|webp|jpg)$/.test(name) && name !== 'tiles.dzi' && name !== 'tiles_files';
}
