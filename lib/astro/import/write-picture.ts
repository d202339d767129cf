import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { swapFolder } from '../../content/write/swap-folder';
import type { PictureFiles } from '../photo/picture';
import { chooseWidths, drawPlaceholder, type Pixels, writeSizes } from './picture-files';
import { writeTiles } from './tiles';

/** Above this many times the width of the largest size, zooming in shows more than the sizes hold. */
const TILES_FROM = 1.5;

/**
 * Writes the sizes, and for a large picture the tiles, into public/photos/NAME/HASH or below. The folder is complete or
 * untouched, and keeps the folders of other versions. The files are 8-bit sRGB and carry no metadata. Returns the
 * `picture` block of a document; its width and height are those of the largest size.
 */
export async function writePicture(source: string, folder: string): Promise<PictureFiles & { hash: string }> {
  return swapFolder(folder, isVersion, async (temporary) => {
    const pixels = await writePixels(source, join(temporary, 'pixels.tif'));
    const files = join(temporary, 'files');
    await mkdir(files);
    const widths = chooseWidths(pixels);
    const largest = await writeSizes(pixels, files, widths);
    const placeholder = await drawPlaceholder(prepare(source));
    const hash = await hashSizes(files);
    const hasTiles = pixels.width > largest.width * TILES_FROM;
    if (hasTiles) await writeTiles(pixels, files);
    await rm(pixels.file);
    await rename(files, join(temporary, hash));
    return {
      ...largest,
      widths,
      placeholder,
      hash,
      ...(hasTiles && { tiles: { width: pixels.width, height: pixels.height } }),
    };
  });
}

function prepare(source: string): Sharp {
  return sharp(source).autoOrient().flatten({ background: 'black' }).toColourspace('srgb');
}

/** Decodes the picture once, into an uncompressed file that takes no memory. */
async function writePixels(source: string, file: string): Promise<Pixels> {
  const { width, height } = await prepare(source).tiff({ compression: 'none' }).toFile(file);
  return { file, width, height };
}

async function hashSizes(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

/** Sizes and tiles are renewed, also those without a hash, and folders of versions stay. */
function isVersion(name: string): boolean {
  return !/^([0-9a-f]{8}|\d+\.(avif|webp|jpg)|tiles\.dzi|tiles_files)$/.test(name);
}
